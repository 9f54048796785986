import Foundation
import RunRecord

/// A navigation bar: the way back, the buttons and the title of the screen in front.
@MainActor
struct NavigationBarDrawing {
  private let bar: UINavigationBar
  private let frame: CGRect

  /// The row of buttons, which is at the top of a bar with a large title.
  private let row: CGRect

  /// The search bar at the foot of the bar, which may be all of it; empty for none.
  private let search: CGRect

  init(_ bar: UINavigationBar, frame: CGRect) {
    self.bar = bar
    let height = min(bar.controller?.heightOfSearch ?? 0, frame.height)
    search = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    self.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - height)
    let frame = self.frame
    let prompt: CGFloat = bar.topItem?.prompt == nil ? 0 : 30
    row = CGRect(
      x: frame.minX, y: frame.minY + prompt, width: frame.width,
      height: min(44, frame.height - prompt))
  }

  var element: DrawnElement {
    // What is above the bar in its controller's view belongs to it: the status bar has no ground of its own.
    let top = bar.controller == nil ? frame.minY : max(0, frame.minY - bar.frame.minY)
    let whole = CGRect(x: frame.minX, y: top, width: frame.width, height: search.maxY - top)
    return DrawnElement(
      .navigationBar, frame: DrawnRect(whole), spoken: bar.spokenByApp(),
      look: DrawnLook(fill: NavigationBarLook(bar).ground),
      children: titleAndButtons() + searchBar())
  }

  private func titleAndButtons() -> [DrawnElement] {
    guard bar.controller?.hasSearchInPlaceOfTitle != true else { return [] }
    let (left, leftEnd) = leadingItems()
    let (right, rightStart) = trailingItems()
    return left + title(from: leftEnd, to: rightStart) + right + prompt()
  }

  private func searchBar() -> [DrawnElement] {
    guard !search.isEmpty, let controller = bar.topItem?.searchController else { return [] }
    return [controller.searchBar.drawn(in: search)]
  }

  // MARK: Buttons

  private func leadingItems() -> ([DrawnElement], CGFloat) {
    var x = row.minX + 8
    var elements: [DrawnElement] = []
    let own = bar.topItem?.leftBarButtonItems ?? []
    if let back = titleOfWayBack,
      own.isEmpty || bar.topItem?.leftItemsSupplementBackButton == true
    {
      let button = wayBack(back, at: x)
      elements.append(button)
      x = button.frame.maxX + 8
    }
    for item in own where !item.isSpace {
      let element = BarItemDrawing(item, of: bar).element(from: x, in: row)
      elements.append(element)
      x = element.frame.maxX
    }
    return (elements, elements.isEmpty ? row.minX + 16 : x)
  }

  private func trailingItems() -> ([DrawnElement], CGFloat) {
    var x = row.maxX - 8
    var elements: [DrawnElement] = []
    for item in bar.topItem?.rightBarButtonItems ?? [] where !item.isSpace {
      let element = BarItemDrawing(item, of: bar).element(to: x, in: row)
      elements.append(element)
      x = element.frame.x
    }
    return (elements, elements.isEmpty ? row.maxX - 16 : x)
  }

  private var titleOfWayBack: String? {
    if let controller = bar.controller { return controller.titleOfBackButton }
    return bar.backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" }
  }

  /// A title that takes more than a third of the bar is replaced, as on a phone, and so is one that leaves the title in front
  /// no place in the middle.
  private func wayBack(_ title: String, at x: CGFloat) -> DrawnElement {
    let tint: UIColor = bar.tintColor ?? .systemBlue
    let font = UIFont.systemFont(ofSize: 17)
    let wanted = TextSize.size(of: title, font: font).width
    let room = min(row.width / 3, startOfCenteredTitle - x - 24)
    let shown = wanted > room ? "Back" : title
    let width = TextSize.size(of: shown, font: font).width + 2
    let chevron = CGRect(x: x, y: row.midY - 11, width: 13, height: 22)
    let place = CGRect(x: x + 18, y: row.minY, width: width, height: row.height)
    return DrawnElement(
      .button,
      frame: DrawnRect(CGRect(x: x, y: row.minY, width: width + 18, height: row.height)),
      spoken: SpokenElement(label: title),
      texts: DrawnTexts(shown, DrawnTexts.Style(font: font, color: tint), in: place, of: bar)
        .lines(),
      image: DrawnImage(
        source: .symbol, name: "chevron.backward", frame: DrawnRect(chevron),
        color: tint.drawn(in: bar))
    ).named(["Back", title])
  }

  // MARK: Title

  /// The left edge of the small title, if it is in the middle; the right edge of the bar without one.
  private var startOfCenteredTitle: CGFloat {
    guard !isLarge, bar.topItem?.titleView == nil, let title = bar.titleInFront, !title.isEmpty
    else { return row.maxX }
    let width = TextSize.size(of: title, font: NavigationBarLook(bar).title.font).width + 2
    return row.midX - width / 2
  }

  private func title(from left: CGFloat, to right: CGFloat) -> [DrawnElement] {
    guard let item = bar.topItem else { return [] }
    if let view = item.titleView { return titleView(view) }
    guard let title = bar.titleInFront, !title.isEmpty else { return [] }
    return isLarge ? [largeTitle(title)] : [smallTitle(title, from: left, to: right)]
  }

  private var isLarge: Bool { bar.prefersLargeTitles && frame.maxY - row.maxY >= 40 }

  private func largeTitle(_ title: String) -> DrawnElement {
    let room = CGRect(
      x: frame.minX + 16, y: row.maxY, width: frame.width - 32, height: frame.maxY - row.maxY)
    return heading(title, NavigationBarLook(bar).largeTitle, in: room)
  }

  /// In the middle of the bar, or of what the buttons leave.
  private func smallTitle(
    _ title: String, from left: CGFloat, to right: CGFloat
  ) -> DrawnElement {
    var style = NavigationBarLook(bar).title
    style.alignment = .center
    let width = TextSize.size(of: title, font: style.font).width + 2
    let (start, end) = (left + 6, max(left + 6, right - 6))
    let middle = row.midX - width / 2
    let x = min(max(middle, start), max(start, end - width))
    let room = CGRect(x: x, y: row.minY, width: min(width, end - x), height: row.height)
    return heading(title, style, in: room)
  }

  private func heading(_ title: String, _ style: DrawnTexts.Style, in room: CGRect) -> DrawnElement
  {
    DrawnElement(
      .text, frame: DrawnRect(room), spoken: SpokenElement(label: title, traits: [.heading]),
      texts: DrawnTexts(title, style, in: room, of: bar).lines())
  }

  private func titleView(_ view: UIView) -> [DrawnElement] {
    let fitting = view.bounds.isEmpty ? view.sizeThatFits(row.size) : view.bounds.size
    let size = CGSize(
      width: min(fitting.width, row.width - 120), height: min(fitting.height, row.height))
    let place = CGRect(
      x: row.midX - size.width / 2, y: row.midY - size.height / 2, width: size.width,
      height: size.height)
    return [ViewDrawing.element(of: view, frame: place)]
  }

  private func prompt() -> [DrawnElement] {
    guard let prompt = bar.topItem?.prompt else { return [] }
    let room = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 30)
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center)
    return [
      DrawnElement(
        .text, frame: DrawnRect(room), spoken: SpokenElement(label: prompt),
        texts: DrawnTexts(prompt, style, in: room, of: bar).lines())
    ]
  }
}

extension UINavigationBar {
  /// What the screen in front is called.
  fileprivate var titleInFront: String? {
    topItem?.title ?? controller?.topViewController?.title
  }
}

/// The ground of bars.
@MainActor
enum BarLook {
  static func ground(_ tint: UIColor?, of bar: UIView) -> DrawnColor {
    tint?.drawn(in: bar) ?? DrawnColor(light: 0xF8F8_F8FF, dark: 0x1616_16FF)
  }
}

/// A button of a bar.
@MainActor
struct BarItemDrawing {
  private let item: UIBarButtonItem
  private let bar: UIView

  init(_ item: UIBarButtonItem, of bar: UIView) {
    self.item = item
    self.bar = bar
  }

  /// The button, beginning at a place.
  func element(from x: CGFloat, in row: CGRect) -> DrawnElement {
    element(in: CGRect(x: x, y: row.minY, width: width, height: row.height))
  }

  /// The button, ending at a place.
  func element(to x: CGFloat, in row: CGRect) -> DrawnElement {
    element(in: CGRect(x: x - width, y: row.minY, width: width, height: row.height))
  }

  /// How wide the button is, with room at both sides.
  var width: CGFloat {
    if let view = item.customView {
      return 16 + (view.bounds.width > 0 ? view.bounds.width : view.sizeThatFits(.zero).width)
    }
    if item.width > 0 { return item.width }
    guard let text else { return 44 }
    return TextSize.size(of: text, font: font).width + 18
  }

  private func element(in room: CGRect) -> DrawnElement {
    if let view = item.customView {
      let height = min(
        room.height,
        view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(.zero).height)
      let place = CGRect(
        x: room.minX + 8, y: room.midY - height / 2, width: room.width - 16, height: height)
      return ViewDrawing.element(of: view, frame: place)
    }
    let tint: UIColor = item.isEnabled ? item.tintColor ?? bar.tintColor : .tertiaryLabel
    let style = DrawnTexts.Style(font: font, color: tint, alignment: .center)
    var state = DrawnState()
    if !item.isEnabled { state.isDisabled = true }
    let symbol = CGRect(x: room.midX - 11, y: room.midY - 11, width: 22, height: 22)
    return DrawnElement(
      .button, frame: DrawnRect(room),
      spoken: SpokenElement(
        label: item.accessibilityLabel ?? item.systemItem?.name,
        traits: item.isEnabled ? [] : [.disabled]),
      state: state,
      texts: text.map { DrawnTexts($0, style, in: room, of: bar).lines() } ?? [],
      image: text == nil ? image(in: symbol, tint.drawn(in: bar)) : nil
    ).named(item.names)
  }

  private func image(in frame: CGRect, _ color: DrawnColor) -> DrawnImage? {
    if let image = item.image { return image.drawn(inBarAt: frame, color: color) }
    return item.systemItem?.symbol.map {
      DrawnImage(source: .symbol, name: $0, frame: DrawnRect(frame), color: color)
    }
  }

  /// What the button says; nil for a picture.
  private var text: String? {
    if item.image != nil { return nil }
    if let title = item.title { return title }
    return item.systemItem.flatMap { $0.symbol == nil ? $0.name : nil }
  }

  private var font: UIFont {
    let isDone = item.style == .done || item.systemItem?.isDone == true
    return .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The system's symbol on the button; nil for one with a word.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play"
    case .pause: "pause"
    case .rewind: "backward"
    case .fastForward: "forward"
    default: nil
    }
  }
}

extension UIToolbar {
  /// The items from the left, with the free room shared by what is flexible.
  func drawn(in frame: CGRect) -> DrawnElement {
    let items = self.items ?? []
    let row = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: min(49, frame.height))
    let widths = items.map { item in
      item.isSpace ? item.width : BarItemDrawing(item, of: self).width
    }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let free = max(0, row.width - 16 - widths.reduce(0, +))
    var x = row.minX + 8
    var children: [DrawnElement] = []
    for (item, width) in zip(items, widths) {
      if item.systemItem == .flexibleSpace {
        x += free / CGFloat(flexible)
      } else if item.isSpace {
        x += width
      } else {
        children.append(BarItemDrawing(item, of: self).element(from: x, in: row))
        x += width
      }
    }
    return DrawnElement(
      .toolbar, frame: DrawnRect(toEdge(frame)), spoken: spokenByApp(),
      look: DrawnLook(fill: BarLook.ground(barTintColor, of: self)), children: children)
  }
}

extension UIView {
  /// A bar at the foot reaches to the edge of the screen, where nothing of it can be tapped.
  fileprivate func toEdge(_ frame: CGRect) -> CGRect {
    let bottom = UIScreen.main.bounds.maxY
    guard frame.maxY < bottom, bottom - frame.maxY < 40 else { return frame }
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bottom - frame.minY)
  }
}

extension UITabBar {
  func drawn(in frame: CGRect) -> DrawnElement {
    let items = self.items ?? []
    let width = frame.width / CGFloat(max(1, items.count))
    let tabs = items.enumerated().map { index, item in
      tab(
        item,
        in: CGRect(
          x: frame.minX + width * CGFloat(index), y: frame.minY, width: width,
          height: min(49, frame.height)))
    }
    return DrawnElement(
      .tabBar, frame: DrawnRect(toEdge(frame)), spoken: spokenByApp(),
      look: DrawnLook(fill: BarLook.ground(barTintColor, of: self)), children: tabs)
  }

  private func tab(_ item: UITabBarItem, in room: CGRect) -> DrawnElement {
    let isSelected = item === selectedItem
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    let style = DrawnTexts.Style(font: font, color: color, alignment: .center)
    let title = item.title ?? item.systemItem?.title ?? ""
    let symbol = CGRect(x: room.midX - 12, y: room.minY + 6, width: 24, height: 24)
    let words = CGRect(x: room.minX, y: room.minY + 32, width: room.width, height: 14)
    var state = DrawnState()
    if isSelected { state.isSelected = true }
    var element = DrawnElement(
      .tab, frame: DrawnRect(room),
      spoken: SpokenElement(
        label: item.accessibilityLabel ?? (title.isEmpty ? nil : title), value: item.badgeValue,
        traits: isSelected ? [.selected] : []),
      state: state, texts: DrawnTexts(title, style, in: words, of: self).lines(),
      image: image(of: item, in: symbol, color.drawn(in: self)),
      children: badge(of: item, beside: symbol)
    ).named(item.names)
    if item.image == nil, item.systemItem == .more {
      element.paths = [dots(in: symbol, color.drawn(in: self))]
    }
    return element
  }

  private func image(
    of item: UITabBarItem, in frame: CGRect, _ color: DrawnColor
  ) -> DrawnImage? {
    if let image = item.image { return image.drawn(inBarAt: frame, color: color) }
    guard let systemItem = item.systemItem, systemItem != .more else { return nil }
    return DrawnImage(
      source: .symbol, name: systemItem.symbol, frame: DrawnRect(frame), color: color)
  }

  /// The sign of what the bar has no room for.
  private func dots(in frame: CGRect, _ color: DrawnColor) -> DrawnPath {
    let (x, y) = (Double(frame.midX), Double(frame.midY))
    let dots = [-7, 0, 7].map { "M \(x + $0 - 2) \(y) a 2 2 0 1 0 4 0 a 2 2 0 1 0 -4 0 Z" }
    return DrawnPath(outline: dots.joined(separator: " "), fill: color)
  }

  /// The badge at the upper right of the symbol; VoiceOver reads it with the tab.
  private func badge(of item: UITabBarItem, beside symbol: CGRect) -> [DrawnElement] {
    guard let value = item.badgeValue else { return [] }
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, TextSize.size(of: value, font: font).width + 10)
    let place = CGRect(x: symbol.maxX - 6, y: symbol.minY - 3, width: width, height: 18)
    let style = DrawnTexts.Style(font: font, color: .white, alignment: .center)
    return [
      DrawnElement(
        .box, frame: DrawnRect(place),
        look: DrawnLook(
          fill: (item.badgeColor ?? .systemRed).drawn(in: self), cornerRadius: 9),
        texts: DrawnTexts(value, style, in: place, of: self).lines())
    ]
  }
}

extension UITabBarItem.SystemItem {
  /// The system's symbol on the tab.
  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
