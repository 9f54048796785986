import Foundation
import SiteModel

/// Lays out boxes in boxes: what stands side by side in rows, and arrows straight from edge to edge.
struct BoxDrawing {
  private struct Frame {
    var x = 0
    var y = 0
    var width = 0
    var height = 0

    var center: (x: Double, y: Double) {
      (Double(x) + Double(width) / 2, Double(y) + Double(height) / 2)
    }
  }

  private struct Placed {
    var box: BoxDiagram.Box
    var frame: Frame
    var children: [Placed]

    mutating func move(_ x: Int, _ y: Int) {
      frame.x += x
      frame.y += y
      for index in children.indices { children[index].move(x, y) }
    }

    var all: [Placed] { [self] + children.flatMap(\.all) }
  }

  /// A row that is wider goes on in the next.
  private static let widest = 640
  private let diagram: BoxDiagram
  private var placed: [Placed] = []
  private var size = (width: 0, height: 0)

  init(_ diagram: BoxDiagram) {
    self.diagram = diagram
    let label = diagram.arrows.map { DiagramShape.width(of: $0.label, size: 12) }.max() ?? 0
    let gap = diagram.arrows.isEmpty ? 18 : max(48, label + 26)
    let rows = Self.rows(diagram.boxes.map(Self.measured), gap: gap, rowGap: 44)
    placed = rows.boxes
    for index in placed.indices { placed[index].move(2, 2) }
    size = (rows.width + 4, rows.height + 4)
  }

  var drawing: Drawing {
    let frames = Dictionary(placed.flatMap(\.all).map { ($0.box.name, $0.frame) }) { first, _ in
      first
    }
    let arrows = diagram.arrows.flatMap { arrow -> [HTMLNode] in
      guard let from = frames[arrow.from], let to = frames[arrow.to] else { return [] }
      return Self.shapes(of: arrow, from: from, to: to)
    }
    return Drawing(size: size, shapes: placed.flatMap { shapes(of: $0, depth: 0) } + arrows)
  }

  private func shapes(of placed: Placed, depth: Int) -> [HTMLNode] {
    let frame = placed.frame
    let middle = frame.x + frame.width / 2
    let own = [
      DiagramShape.box(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height,
        className: depth.isMultiple(of: 2) ? "d-box" : "d-box d-inner"),
      DiagramShape.text(placed.box.name, x: middle, y: frame.y + 22),
    ]
    let note =
      placed.box.note.isEmpty
      ? []
      : [DiagramShape.text(placed.box.note, x: middle, y: frame.y + 39, className: "d-note")]
    return own + note + placed.children.flatMap { shapes(of: $0, depth: depth + 1) }
  }

  private static func measured(_ box: BoxDiagram.Box) -> Placed {
    let head = box.note.isEmpty ? 34 : 50
    let text = max(
      DiagramShape.width(of: box.name), DiagramShape.width(of: box.note, size: 12))
    var rows = rows(box.children.map(measured), gap: 12, rowGap: 12)
    let isLeaf = box.children.isEmpty
    let width = max(text + 26, rows.width + 24)
    // What is narrower than the title stands in the middle below it.
    for index in rows.boxes.indices { rows.boxes[index].move((width - rows.width) / 2, head) }
    return Placed(
      box: box, frame: Frame(width: width, height: head + (isLeaf ? 0 : rows.height + 12)),
      children: rows.boxes)
  }

  private static func rows(
    _ boxes: [Placed], gap: Int, rowGap: Int
  ) -> (boxes: [Placed], width: Int, height: Int) {
    var result: [Placed] = []
    var x = 0
    var y = 0
    var width = 0
    var rowHeight = 0
    for var box in boxes {
      if x > 0, x + box.frame.width > widest {
        y += rowHeight + rowGap
        (x, rowHeight) = (0, 0)
      }
      box.move(x, y)
      result.append(box)
      width = max(width, x + box.frame.width)
      x += box.frame.width + gap
      rowHeight = max(rowHeight, box.frame.height)
    }
    return (result, width, y + rowHeight)
  }

  private static func shapes(
    of arrow: BoxDiagram.Arrow, from: Frame, to: Frame
  ) -> [HTMLNode] {
    let start = edge(of: from, towards: to.center)
    let end = edge(of: to, towards: from.center)
    let length = max(1, hypot(end.x - start.x, end.y - start.y))
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let base = (x: end.x - dx * 9, y: end.y - dy * 9)
    let points = [
      end, (x: base.x - dy * 4.5, y: base.y + dx * 4.5),
      (x: base.x + dy * 4.5, y: base.y - dx * 4.5),
    ]
    let middle = (x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let isLevel = abs(dy) < 0.5
    let label =
      arrow.label.isEmpty
      ? []
      : [
        DiagramShape.text(
          arrow.label, x: whole(middle.x) + (isLevel ? 0 : 8),
          y: whole(middle.y) + (isLevel ? -7 : 4), className: "d-note",
          anchor: isLevel ? "middle" : "start")
      ]
    return [
      DiagramShape.line(
        from: (whole(start.x), whole(start.y)), to: (whole(base.x), whole(base.y)),
        className: "d-arrow"),
      .element(
        "polygon",
        [
          "points": points.map { "\(whole($0.x)),\(whole($0.y))" }.joined(separator: " "),
          "class": "d-head",
        ]),
    ] + label
  }

  /// Where the line from a frame's middle to a point leaves the frame.
  private static func edge(of frame: Frame, towards point: (x: Double, y: Double)) -> (
    x: Double, y: Double
  ) {
    let center = frame.center
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    guard dx != 0 || dy != 0 else { return center }
    let scale = min(
      dx == 0 ? .infinity : Double(frame.width) / 2 / abs(dx),
      dy == 0 ? .infinity : Double(frame.height) / 2 / abs(dy), 1)
    return (center.x + dx * scale, center.y + dy * scale)
  }

  private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}
