import Foundation
import RunRecord
import TextLayout

/// A message with its fields and buttons: in the middle of the screen, or at its foot.
@MainActor
struct AlertDrawing {
  private let alert: UIAlertController
  private let frame: CGRect
  private let width: CGFloat

  private static let padding: CGFloat = 16
  private static let buttonHeight: CGFloat = 44

  init(_ alert: UIAlertController, in frame: CGRect) {
    self.alert = alert
    self.frame = frame
    let isSheet = alert.preferredStyle == .actionSheet
    width = isSheet ? min(frame.width - 16, 400) : min(frame.width, 270)
  }

  private var isSheet: Bool { alert.preferredStyle == .actionSheet }

  var element: DrawnElement {
    var y: CGFloat = Self.padding
    var parts: [DrawnElement] = []
    let x = frame.midX - width / 2
    for (text, style) in texts {
      let room = CGRect(
        x: x + Self.padding, y: y, width: width - 2 * Self.padding, height: 0)
      let drawn = DrawnTexts(text, style, in: room, of: alert.view)
      let height = drawn.laidOut.size.height
      parts.append(
        DrawnElement(
          .text, frame: DrawnRect(x: room.minX, y: y, width: room.width, height: height),
          spoken: SpokenElement(label: text, traits: style.font.pointSize > 15 ? [.heading] : []),
          texts: drawn.lines()))
      y += height + 4
    }
    for field in alert.textFields ?? [] {
      let room = CGRect(
        x: x + Self.padding, y: y + 8, width: width - 2 * Self.padding, height: 30)
      parts.append(fieldElement(field, in: room))
      y = room.maxY
    }
    y += Self.padding
    let buttons = buttons(from: y, x: x)
    let height = y + buttons.height
    let top = isSheet ? frame.maxY - height - 42 : frame.midY - height / 2
    let box = DrawnElement(
      isSheet ? .actionSheet : .alert,
      frame: DrawnRect(x: x, y: 0, width: width, height: height),
      spoken: SpokenElement(label: alert.title ?? alert.message),
      look: DrawnLook(
        fill: UIColor.secondarySystemGroupedBackground.drawn(in: alert.view), cornerRadius: 14),
      children: parts + buttons.elements)
    return box.moved(down: Double(top))
  }

  private var texts: [(String, DrawnTexts.Style)] {
    let title = DrawnTexts.Style(
      font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold), alignment: .center, lines: 0,
      isAtTop: true)
    let message = DrawnTexts.Style(
      font: .systemFont(ofSize: 13), alignment: .center, lines: 0, isAtTop: true)
    return [(alert.title, title), (alert.message, message)].compactMap { text, style in
      guard let text, !text.isEmpty else { return nil }
      return (text, style)
    }
  }

  private func fieldElement(_ field: UITextField, in room: CGRect) -> DrawnElement {
    var element = field.drawn(in: room)
    element.look = DrawnLook(
      fill: UIColor.systemBackground.drawn(in: alert.view),
      border: UIColor.systemGray4.drawn(in: alert.view), borderWidth: 1, cornerRadius: 6)
    return element
  }

  /// Two short ones beside each other, else one below the other; the one that cancels is the last, or the first of two.
  private func buttons(
    from y: CGFloat, x: CGFloat
  ) -> (elements: [DrawnElement], height: CGFloat) {
    let actions = alert.actions
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    if !isSheet, actions.count == 2 {
      let half = width / 2
      let order = cancels + others
      let elements = order.enumerated().map { index, action in
        button(
          action,
          in: CGRect(x: x + half * CGFloat(index), y: y, width: half, height: Self.buttonHeight))
      }
      return (elements, Self.buttonHeight)
    }
    let elements = (others + cancels).enumerated().map { index, action in
      button(
        action,
        in: CGRect(
          x: x, y: y + Self.buttonHeight * CGFloat(index), width: width, height: Self.buttonHeight))
    }
    return (elements, Self.buttonHeight * CGFloat(elements.count))
  }

  private func button(_ action: UIAlertAction, in room: CGRect) -> DrawnElement {
    let isMain = action.style == .cancel || action === alert.preferredAction
    let color: UIColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 17, weight: isMain ? .semibold : .regular), color: color,
      alignment: .center)
    let title = action.title ?? ""
    return DrawnElement(
      .button, frame: DrawnRect(room),
      spoken: SpokenElement(label: title, traits: action.isEnabled ? [] : [.disabled]),
      look: DrawnLook(border: UIColor.separator.drawn(in: alert.view), borderWidth: 0.5),
      texts: DrawnTexts(
        title, style, in: room.insetBy(dx: min(8, room.width / 4), dy: 0), of: alert.view
      ).lines())
  }
}

extension DrawnElement {
  /// The element and all that is in it, moved.
  func moved(down distance: Double) -> DrawnElement {
    var element = self
    element.frame = frame.moved(down: distance)
    element.texts = texts?.map { text in
      var text = text
      text.baseline += distance
      return text
    }
    element.image?.frame = image?.frame.moved(down: distance) ?? frame
    element.state?.caret = state?.caret?.moved(down: distance)
    element.state?.selection = state?.selection?.map { $0.moved(down: distance) }
    element.children = children?.map { $0.moved(down: distance) }
    return element
  }
}

extension DrawnRect {
  fileprivate func moved(down distance: Double) -> DrawnRect {
    DrawnRect(x: x, y: y + distance, width: width, height: height)
  }
}
