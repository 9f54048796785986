import Foundation

/// Where the parts of a message stand, as layout and drawings have it.
///
/// Apple prints no numbers: how high texts and buttons are is what iOS 17 shows.
@MainActor
struct AlertLayout {
  struct Text {
    var text: String
    var font: UIFont
    var isTitle: Bool
    var frame: CGRect
  }

  struct Button {
    var action: UIAlertAction
    var frame: CGRect
  }

  private let alert: UIAlertController
  private let place: PresentationFrame

  /// Whether it points to something, as an action sheet on an iPad does: then a tap beside it cancels, and no button.
  private let popover: CGRect?

  /// The parts in the window.
  private(set) var frame = CGRect.zero
  private(set) var texts: [Text] = []
  private(set) var fields: [CGRect] = []
  private(set) var buttons: [Button] = []

  /// - Parameter popover: Where it is if it is a popover.
  init(_ alert: UIAlertController, in place: PresentationFrame, popover: CGRect? = nil) {
    self.alert = alert
    self.place = place
    self.popover = popover
    frame = popover ?? (isSheet ? sheetFrame : alertFrame)
    placeTextsAndFields()
    placeButtons()
  }

  /// What a popover with the message asks for.
  static func sizeOfPopover(_ alert: UIAlertController, in place: PresentationFrame) -> CGSize {
    let layout = AlertLayout(alert, in: place, popover: .zero)
    return CGSize(width: popoverWidth, height: layout.heightOfAll(width: popoverWidth))
  }

  private var isSheet: Bool { alert.preferredStyle == .actionSheet }

  private static let alertWidth: CGFloat = 270
  private static let popoverWidth: CGFloat = 304
  private static let padding: CGFloat = 16
  private static let fieldHeight: CGFloat = 32
  private static let gapAboveCancel: CGFloat = 8

  /// The room above the texts and below them.
  private var edge: CGFloat { isSheet ? 14 : 20 }
  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

  // MARK: Where the message is

  /// In the middle, or in the middle of what the keyboard leaves.
  private var alertFrame: CGRect {
    var room = place.bounds
    if alert.textFields?.isEmpty == false, let keyboard = Keyboard.frameOnScreen {
      room.size.height = max(0, min(room.maxY, keyboard.minY) - room.minY)
    }
    let most = room.inset(by: place.safeArea).height
    let height = min(heightOfAll(width: Self.alertWidth), most)
    return CGRect(
      x: room.midX - Self.alertWidth / 2, y: room.midY - height / 2, width: Self.alertWidth,
      height: height
    ).onPixels
  }

  /// At the foot.
  private var sheetFrame: CGRect {
    let width = min(place.bounds.width, place.bounds.height) - 16
    let height = heightOfAll(width: width)
    let bottom = place.bounds.maxY - max(8, place.safeArea.bottom)
    return CGRect(
      x: place.bounds.midX - width / 2, y: bottom - height, width: width, height: height
    ).onPixels
  }

  private func heightOfAll(width: CGFloat) -> CGFloat {
    let heights = lines.map { Self.height($0, width: width) }
    let fields = CGFloat(alert.textFields?.count ?? 0) * Self.fieldHeight
    let above = heights.isEmpty && fields == 0 ? 0 : heights.reduce(0, +) + fields + 2 * edge
    return above + heightOfButtons
  }

  // MARK: Texts and fields

  private var lines: [(text: String, font: UIFont, isTitle: Bool)] {
    let title = UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    return [(alert.title, title, true), (alert.message, .systemFont(ofSize: 13), false)]
      .compactMap { text, font, isTitle in
        guard let text, !text.isEmpty else { return nil }
        return (text, font, isTitle)
      }
  }

  private static func height(
    _ line: (text: String, font: UIFont, isTitle: Bool), width: CGFloat
  ) -> CGFloat {
    TextSize.size(of: line.text, font: line.font, width: width - 2 * padding, lines: 0).height
  }

  private mutating func placeTextsAndFields() {
    var y = frame.minY + edge
    let (x, width) = (frame.minX + Self.padding, max(0, frame.width - 2 * Self.padding))
    for line in lines {
      let height = Self.height(line, width: frame.width)
      texts.append(
        Text(
          text: line.text, font: line.font, isTitle: line.isTitle,
          frame: CGRect(x: x, y: y, width: width, height: height)))
      y += height
    }
    for _ in alert.textFields ?? [] {
      fields.append(CGRect(x: x, y: y + 2, width: width, height: Self.fieldHeight - 2))
      y += Self.fieldHeight
    }
  }

  // MARK: Buttons

  /// The one that cancels is the last, or the first of two beside each other.
  private var actions: [UIAlertAction] {
    let cancels = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    if popover != nil { return others }
    return hasButtonsBesideEachOther ? cancels + others : others + cancels
  }

  private var hasButtonsBesideEachOther: Bool { !isSheet && alert.actions.count == 2 }

  private func isApart(_ action: UIAlertAction) -> Bool { isSheet && action.style == .cancel }

  private var heightOfButtons: CGFloat {
    if hasButtonsBesideEachOther { return buttonHeight }
    let gap = actions.contains(where: isApart) ? Self.gapAboveCancel : 0
    return CGFloat(actions.count) * buttonHeight + gap
  }

  private mutating func placeButtons() {
    let top = frame.maxY - heightOfButtons
    let width = hasButtonsBesideEachOther ? frame.width / 2 : frame.width
    for (index, action) in actions.enumerated() {
      let number = CGFloat(index)
      let place =
        hasButtonsBesideEachOther
        ? CGRect(x: frame.minX + number * width, y: top, width: width, height: buttonHeight)
        : CGRect(
          x: frame.minX,
          y: top + number * buttonHeight + (isApart(action) ? Self.gapAboveCancel : 0),
          width: width, height: buttonHeight)
      buttons.append(Button(action: action, frame: place))
    }
  }

  /// The cards that it is made of: the button that cancels an action sheet is one of its own.
  var cards: [CGRect] {
    guard let cancel = buttons.first(where: { isApart($0.action) })?.frame else { return [frame] }
    var rest = frame
    rest.size.height = max(0, cancel.minY - Self.gapAboveCancel - frame.minY)
    return [rest, cancel].filter { !$0.isEmpty }
  }
}
