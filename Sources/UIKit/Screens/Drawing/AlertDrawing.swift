import Foundation
import RunRecord

/// A message with its fields and buttons, where they stand.
@MainActor
struct AlertDrawing {
  private let alert: UIAlertController
  private let layout: AlertLayout

  /// Where the window is on the screen.
  private let origin: CGPoint

  init?(_ alert: UIAlertController) {
    guard let layout = alert.layout, let container = alert.presentationController?.containerView
    else { return nil }
    self.alert = alert
    self.layout = layout
    origin = container.frameOnScreen.origin
  }

  var element: DrawnElement {
    let isSheet = alert.preferredStyle == .actionSheet
    let cards = layout.cards.map { card in
      DrawnElement(
        .box, frame: DrawnRect(onScreen(card)),
        look: DrawnLook(
          fill: UIColor.secondarySystemGroupedBackground.drawn(in: alert.view), cornerRadius: 14))
    }
    return DrawnElement(
      isSheet ? .actionSheet : .alert, frame: DrawnRect(onScreen(layout.frame)),
      spoken: SpokenElement(label: alert.title ?? alert.message),
      children: cards + layout.texts.map(text) + fields + layout.buttons.map(button))
  }

  private func onScreen(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: origin.x, dy: origin.y) }

  private func text(_ text: AlertLayout.Text) -> DrawnElement {
    let frame = onScreen(text.frame)
    let style = DrawnTexts.Style(font: text.font, alignment: .center, lines: 0, isAtTop: true)
    let isHeading = text.isTitle && alert.preferredStyle == .alert
    return DrawnElement(
      .text, frame: DrawnRect(frame),
      spoken: SpokenElement(label: text.text, traits: isHeading ? [.heading] : []),
      texts: DrawnTexts(text.text, style, in: frame, of: alert.view).lines())
  }

  private var fields: [DrawnElement] {
    zip(alert.textFields ?? [], layout.fields).map { field, frame in
      var element = field.drawn(in: onScreen(frame).insetBy(dx: min(7, frame.width / 4), dy: 0))
      element.frame = DrawnRect(onScreen(frame))
      element.look = DrawnLook(
        fill: UIColor.systemBackground.drawn(in: alert.view),
        border: UIColor.systemGray4.drawn(in: alert.view), borderWidth: 1, cornerRadius: 6)
      return element
    }
  }

  private func button(_ button: AlertLayout.Button) -> DrawnElement {
    let (action, frame) = (button.action, onScreen(button.frame))
    let isMain = action.style == .cancel || action === alert.preferredAction
    let color: UIColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    let isSheet = alert.preferredStyle == .actionSheet
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: isSheet ? 20 : 17, weight: isMain ? .semibold : .regular),
      color: color, alignment: .center)
    let title = action.title ?? ""
    var element = DrawnElement(
      .button, frame: DrawnRect(frame),
      spoken: SpokenElement(label: title, traits: action.isEnabled ? [] : [.disabled]),
      texts: DrawnTexts(
        title, style, in: frame.insetBy(dx: min(8, frame.width / 4), dy: 0), of: alert.view
      ).lines())
    element.paths = lines(before: button.frame).map { [$0] }
    return element
  }

  /// The lines between a button and what is above it and beside it; nil where it is a card of its own.
  private func lines(before button: CGRect) -> DrawnPath? {
    guard let card = layout.cards.first(where: { $0.intersects(button) }), card != button else {
      return nil
    }
    let frame = onScreen(button)
    let above = "M \(frame.minX) \(frame.minY) L \(frame.maxX) \(frame.minY)"
    let beside = " M \(frame.minX) \(frame.minY) L \(frame.minX) \(frame.maxY)"
    return DrawnPath(
      outline: button.minX > card.minX + 1 ? above + beside : above,
      stroke: UIColor.separator.drawn(in: alert.view), strokeWidth: 0.5)
  }
}
