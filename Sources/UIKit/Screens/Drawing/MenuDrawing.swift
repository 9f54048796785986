import Foundation
import RunRecord

/// The open menu: a list of its actions below or above what opened it, or in the middle where neither has room.
@MainActor
enum MenuDrawing {
  private static let width: CGFloat = 250
  private static let height: CGFloat = 44
  private static let gap: CGFloat = 8

  static func element(of menu: UIMenu, on screen: CGRect) -> DrawnElement {
    let actions = Array(menu.choosableActions.prefix(16))
    let size = CGSize(width: width, height: height * CGFloat(actions.count))
    let box = CGRect(origin: origin(of: size, on: screen), size: size)
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

  private static func origin(of size: CGSize, on screen: CGRect) -> CGPoint {
    let middle = CGPoint(x: screen.midX - size.width / 2, y: screen.midY - size.height / 2)
    guard let source = OpenMenu.source?.offsetBy(dx: screen.minX, dy: screen.minY) else {
      return middle
    }
    let room = screen.insetBy(dx: 8, dy: 40)
    let isAtRight = source.midX > screen.midX
    let x = isAtRight ? source.maxX - size.width : source.minX
    let below = source.maxY + gap
    let above = source.minY - gap - size.height
    let y = below + size.height <= room.maxY ? below : above >= room.minY ? above : middle.y
    return CGPoint(x: min(max(room.minX, x), room.maxX - size.width), y: y)
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
