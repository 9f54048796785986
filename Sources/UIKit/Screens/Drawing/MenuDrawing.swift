import Foundation
import RunRecord

/// The open menu: a list of its actions in the middle of the screen, because its place on an iPhone depends on the touch.
@MainActor
enum MenuDrawing {
  private static let width: CGFloat = 250
  private static let height: CGFloat = 44

  static func element(of menu: UIMenu, on screen: CGRect) -> DrawnElement {
    let actions = Array(menu.choosableActions.prefix(16))
    let box = CGRect(
      x: screen.midX - width / 2, y: screen.midY - height * CGFloat(actions.count) / 2,
      width: width, height: height * CGFloat(actions.count))
    let rows = actions.enumerated().map { index, action in
      row(
        action,
        in: CGRect(
          x: box.minX, y: box.minY + height * CGFloat(index), width: width, height: height))
    }
    return DrawnElement(
      .menu, frame: DrawnRect(box),
      spoken: SpokenElement(label: menu.title.isEmpty ? nil : menu.title),
      look: DrawnLook(
        fill: UIColor.secondarySystemGroupedBackground.drawn(in: nil),
        border: UIColor.separator.drawn(in: nil), borderWidth: 0.5, cornerRadius: 12),
      children: rows)
  }

  private static func row(_ action: UIAction, in room: CGRect) -> DrawnElement {
    let color: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
    let texts = DrawnTexts(
      action.title, DrawnTexts.Style(color: color),
      in: room.insetBy(dx: min(16, room.width / 4), dy: 0), of: nil)
    var state = DrawnState()
    state.separator = Double(room.minX)
    return DrawnElement(
      .button, frame: DrawnRect(room), spoken: SpokenElement(label: action.title), state: state,
      texts: texts.lines())
  }
}
