import Foundation
import RunRecord

/// Makes of the windows what the user sees of them: a tree of drawn things.
///
/// It reads what is there: nothing is loaded, laid out or moved for it. Of the app's own code it calls what drawing a
/// screen calls on a phone as well: the titles of wheels.
@MainActor
struct ScreenDrawer {
  private var room = Self.mostElements
  private var leftOut = 0
  private var withoutSize: [String] = []

  /// So many as no screen shows at once.
  private static let mostElements = 1_500

  /// More than a tree of views is deep.
  private static let deepest = 120

  /// What the device's screen shows.
  static func drawing(of application: UIApplication) -> ScreenDrawing {
    var drawer = ScreenDrawer()
    let screen = UIScreen.main.bounds
    let windows = application.windows.filter { $0.screen === UIScreen.main && !$0.isHidden }
    // Sorting is not stable: windows of one level stay in the order in which they were shown.
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    let sorted = order.map(\.element)
    let scenes = scenes(of: windows)
    let elements =
      scenes.count < 2
      ? drawer.elements(of: sorted, on: screen, isInUse: true)
      : drawer.elements(of: scenes, windows: sorted, on: screen)
    return ScreenDrawing(
      width: screen.width, height: screen.height, elements: elements,
      withoutSize: drawer.withoutSize,
      leftOut: drawer.leftOut)
  }

  /// What windows show, with what is in no window: an open menu and the keyboard, where the user is.
  private mutating func elements(
    of windows: [UIWindow], on screen: CGRect, isInUse: Bool
  ) -> [DrawnElement] {
    var elements = windows.flatMap { self.elements(of: $0, clip: DrawnRect(screen), depth: 0) }
    guard isInUse else { return elements }
    if let menu = OpenMenu.menu { elements.append(MenuDrawing.element(of: menu, on: screen)) }
    if let frame = Keyboard.frameOfKeys {
      let place = frame.offsetBy(dx: screen.minX, dy: screen.minY)
      elements.append(DrawnElement(.keyboard, frame: DrawnRect(place)))
    }
    return elements
  }

  // MARK: Several scenes

  /// So many as a page has room for.
  private static let mostScenes = 4
  private static let gapBetweenScenes: CGFloat = 60

  /// Where the screen of the scene that is being drawn begins.
  static var origin = CGPoint.zero

  /// The scenes of some windows, in the order in which their first window was shown.
  private static func scenes(of windows: [UIWindow]) -> [UIWindowScene] {
    var scenes: [UIWindowScene] = []
    for scene in windows.compactMap(\.windowScene) where !scenes.contains(where: { $0 === scene }) {
      scenes.append(scene)
    }
    return scenes
  }

  /// Each scene on a screen of its own, as the user finds them in the app switcher.
  private mutating func elements(
    of scenes: [UIWindowScene], windows: [UIWindow], on screen: CGRect
  ) -> [DrawnElement] {
    defer { Self.origin = .zero }
    let first = UIApplication.shared.firstResponder as? UIView
    let sceneInUse = first?.window?.windowScene ?? windows.last { $0.isKeyWindow }?.windowScene
    leftOut += max(0, scenes.count - Self.mostScenes)
    return scenes.prefix(Self.mostScenes).enumerated().map { index, scene in
      Self.origin.x = CGFloat(index) * (screen.width + Self.gapBetweenScenes)
      let place = screen.offsetBy(dx: Self.origin.x, dy: 0)
      let name = scene.title ?? ""
      return DrawnElement(
        .window, frame: DrawnRect(place),
        spoken: SpokenElement(label: name.isEmpty ? "\(index + 1)" : name),
        children: elements(
          of: windows.filter { $0.windowScene === scene }, on: place,
          isInUse: scene === (sceneInUse ?? scenes.last)))
    }
  }

  /// A view with what is in it; a view of which nothing can be seen is replaced by what is in it.
  private mutating func elements(of view: UIView, clip: DrawnRect, depth: Int) -> [DrawnElement] {
    guard !view.isHidden, view.alpha > 0.01, depth < Self.deepest else { return [] }
    let frame = view.frameOnScreen
    let inner =
      view.clipsToBounds || view is UIScrollView
      ? clip.intersection(DrawnRect(frame)) : clip
    guard !inner.isEmpty, !(frame.isEmpty && ViewDrawing.isDrawnAsWhole(view)) else {
      if frame.isEmpty { note(ViewDrawing.element(of: view, frame: frame)) }
      return []
    }
    // A phone takes the view away that another controller's covers.
    if view.viewController?.isCovered == true { return [] }
    // The user sees the results in its place.
    let veil = view.viewController?.navigationItem.searchController?.veil
    if veil == .results { return [] }
    var element = ViewDrawing.element(of: view, frame: frame)
    if frame.isEmpty { note(element) }
    if let card = view.lookOfCard(on: clip) { element.look = card.over(element.look) }
    if view.alpha < 1 {
      var look = element.look ?? DrawnLook()
      look.opacity = Double(view.alpha)
      element.look = look
    }
    element.children = (element.children ?? []) + children(of: view, clip: inner, depth: depth + 1)
    if let table = view as? UITableView { element.children? += table.drawnIndex(in: frame) }
    element.children? += view.drawnGrabber
    if element.children?.isEmpty == true { element.children = nil }
    // VoiceOver reads what the app makes one element as a whole.
    if view.accessibility.isElement == true {
      element.children = element.children?.map(\.silenced)
    }
    element = CellSpeech.gathered(element)
    if let names = view.namesOnScreen { element = element.named(names) }
    if veil == .dimming { element = dimmed(element, to: inner) }
    let behind = dimming(below: view, clip: clip)
    guard !element.isPlain else { return behind + (element.children ?? []) }
    // A view without a size shows nothing of its own, but what is in it may reach out of it.
    let isInSight = !element.frame.isEmpty && !clip.intersection(element.frame).isEmpty
    guard isInSight || element.children != nil else { return [] }
    guard room > 0 else {
      leftOut += 1
      return []
    }
    room -= 1
    return behind + [element]
  }

  /// Keeps the name of what the user would see if it had a size.
  private mutating func note(_ element: DrawnElement) {
    guard element.role != .box, let spoken = element.spoken, withoutSize.count < 50 else { return }
    let label = spoken.label.map { " \"\($0.prefix(60))\"" } ?? ""
    withoutSize.append(element.role.rawValue + label)
  }

  /// What is in a view.
  private mutating func children(of view: UIView, clip: DrawnRect, depth: Int) -> [DrawnElement] {
    guard !ViewDrawing.isDrawnAsWhole(view) else { return [] }
    var elements: [DrawnElement] = []
    for subview in view.subviews {
      elements += self.elements(of: subview, clip: clip, depth: depth)
    }
    return elements
  }

  /// What is behind an empty search: darker, and out of reach.
  private func dimmed(_ element: DrawnElement, to clip: DrawnRect) -> DrawnElement {
    var element = element.silenced
    element.children = (element.children ?? []) + [Self.shade(over: clip)]
    return element
  }

  private static func shade(over frame: DrawnRect) -> DrawnElement {
    let look = DrawnLook(fill: DrawnColor(light: 0x0000_0033, dark: 0x0000_0077))
    return DrawnElement(.dimming, frame: frame, look: look)
  }

  /// What is behind a controller that is shown over others is out of reach, and darker.
  private func dimming(below view: UIView, clip: DrawnRect) -> [DrawnElement] {
    guard let controller = view.viewController, controller.presenter != nil,
      controller.isShownOverPresenter
    else { return [] }
    // What is behind a popover is out of reach, but as light as before.
    guard controller.presentationController?.styleInForce != .popover else {
      return [DrawnElement(.dimming, frame: clip)]
    }
    return [Self.shade(over: clip)]
  }
}

extension UIView {
  /// The edge of a sheet or of a popover, whose content ends at it; nil for other views.
  fileprivate func lookOfCard(on screen: DrawnRect) -> DrawnLook? {
    guard let controller = viewController, controller.presenter != nil,
      controller.isShownOverPresenter, layer.cornerRadius == 0,
      !(controller is UIAlertController)
    else { return nil }
    var look = DrawnLook(cornerRadius: 10)
    look.clips = true
    if controller.presentationController?.styleInForce == .popover {
      look.border = UIColor.separator.drawn(in: self)
      look.borderWidth = 0.5
      look.cornerRadius = 13
    } else if DrawnRect(frameOnScreen).maxY >= screen.maxY {
      look.roundCorners = .top
    }
    return look
  }
}

extension UIView {
  /// The mark at the upper edge of a sheet by which it is made larger; nothing for other views.
  fileprivate var drawnGrabber: [DrawnElement] {
    guard let controller = viewController, controller.presenter != nil,
      let sheet = controller.presentationController as? UISheetPresentationController,
      sheet.styleInForce != .popover, sheet.prefersGrabberVisible
    else { return [] }
    let frame = frameOnScreen
    let mark = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    let look = DrawnLook(fill: UIColor.systemGray3.drawn(in: self), cornerRadius: 2.5)
    let spoken = SpokenElement(label: "Sheet Grabber")
    return [DrawnElement(.button, frame: DrawnRect(mark), spoken: spoken, look: look).named([])]
  }
}

extension UITableView {
  /// The index at the right edge, in front of the rows; nothing where there is none.
  fileprivate func drawnIndex(in frame: CGRect) -> [DrawnElement] {
    let titles = titlesOfIndex
    let rowCount = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    guard !titles.isEmpty, rowCount >= sectionIndexMinimumDisplayRowCount else { return [] }
    let (step, width): (CGFloat, CGFloat) = (14, 15)
    let inset = adjustedContentInset
    let room = CGRect(
      x: frame.maxX - width, y: frame.minY + inset.top, width: width,
      height: frame.height - inset.top - inset.bottom)
    // Of more titles than there is room for, those at equal distances are shown.
    let most = max(1, Int(room.height / step))
    let count = min(titles.count, most)
    let shown = (0..<count).map { titles[$0 * titles.count / count] }
    let top = room.midY - CGFloat(count) * step / 2
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 11, weight: .semibold), color: sectionIndexColor ?? tintColor,
      alignment: .center)
    let texts = shown.enumerated().flatMap { index, title in
      let place = CGRect(
        x: room.minX, y: top + CGFloat(index) * step, width: width, height: step)
      return DrawnTexts(title, style, in: place, of: self).lines()
    }
    let place = CGRect(
      x: room.minX, y: top, width: width, height: CGFloat(count) * step)
    return [
      DrawnElement(
        .box, frame: DrawnRect(place), spoken: SpokenElement(label: "Section index"),
        look: DrawnLook(fill: sectionIndexBackgroundColor?.drawn(in: self)), texts: texts)
    ]
  }
}

extension DrawnLook {
  /// The look with what another one has besides.
  fileprivate func over(_ other: DrawnLook?) -> DrawnLook {
    var look = other ?? DrawnLook()
    look.border = look.border ?? border
    look.borderWidth = look.borderWidth ?? borderWidth
    look.cornerRadius = cornerRadius
    look.roundCorners = roundCorners
    look.clips = clips
    return look
  }
}

extension DrawnElement {
  /// The element and what is in it, of which VoiceOver reads nothing.
  fileprivate var silenced: DrawnElement {
    var element = self
    element.spoken = nil
    element.children = children?.map(\.silenced)
    return element
  }
}

extension DrawnElement {
  /// Whether it neither shows nor says anything of its own.
  fileprivate var isPlain: Bool {
    role == .box && look == nil && spoken == nil && texts == nil && image == nil && paths == nil
      && className == nil
  }
}

extension UIView {
  /// The names by which a user means what is drawn of the view; nil for what is not touched as a whole.
  fileprivate var namesOnScreen: [String]? {
    switch self {
    case let cell as UITableViewCell: cell.namesForUser + cell.textsForUser
    case let cell as UICollectionViewCell: cell.namesForUser + cell.textsOfLabels
    case let field as UITextField: field.namesForTyping
    case is UITextView, is UIButton, is UISwitch: namesForUser
    default: nil
    }
  }

  /// Where the view is on the screen; while one of several scenes is drawn, where its screen is.
  var frameOnScreen: CGRect {
    convert(bounds, to: nil).offsetBy(dx: ScreenDrawer.origin.x, dy: ScreenDrawer.origin.y)
  }
}

extension UIViewController {
  /// Whether the controller stands over its presenter, of which one still sees something.
  fileprivate var isShownOverPresenter: Bool {
    guard !(self is UIAlertController) else { return true }
    switch presentationController?.styleInForce ?? modalPresentationStyle {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none: return false
    default: return true
    }
  }
}

extension DrawnRect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
