import RunRecord
import SiteModel

/// Draws a screen as SVG in the outline of a device, whose colors follow the page's appearance.
///
/// It is a drawing in a style of its own: symbols are frames with simple signs, because Apple's may not be shipped.
struct ScreenRenderer {
  let panel: ScreenPanel

  /// The accessible name of the picture.
  var name: String

  /// Behind which letters the elements that stand out are named.
  var markClass = ""

  /// When the screen was on, for scripts; empty where none asks.
  var moments = ""

  /// An anchor that no other drawing on the page has; empty for a standalone drawing.
  var scope = ""

  /// Whether what can be touched is marked with the statement that touches it.
  var isTouchable = false

  /// What is drawn above all else.
  var overlay: [HTMLNode] = []

  private static let bezel = 7.0

  func node() -> HTMLNode {
    let drawing = panel.drawing
    let bezel = Self.bezel
    var shapes = ScreenShapes(
      drawing, marked: panel.marked, markClass: markClass, scope: scope,
      on: drawing.room, corner: Self.radius(of: drawing) - bezel / 2)
    let content = drawing.elements.flatMap { shapes.nodes(of: $0) }
    let room = drawing.room
    let outlines = drawing.outlines.map { screen in
      ShapeText.rect(
        DrawnRect(
          x: screen.x - bezel / 2, y: screen.y - bezel / 2, width: screen.width + bezel,
          height: screen.height + bezel), radius: Self.radius(of: drawing))
    }
    return .element(
      "svg",
      [
        "class": room.width > room.height || room.width > 600 ? "phone wide" : "phone",
        // What is in an image cannot be reached by the keyboard.
        "role": isTouchable ? "group" : "img", "aria-label": name,
        "data-at": moments.isEmpty ? nil : moments,
        "viewBox": "\(ShapeText.number(-bezel)) \(ShapeText.number(-bezel)) "
          + "\(ShapeText.number(room.width + 2 * bezel)) \(ShapeText.number(drawing.height + 2 * bezel))",
      ],
      (shapes.definitions.isEmpty ? [] : [.element("defs", [:], shapes.definitions)])
        + outlines.map { .element("rect", $0.with("class", "case")) } + [
          .element(
            "svg",
            ["width": ShapeText.number(room.width), "height": ShapeText.number(room.height)],
            content)
        ] + outlines.map { .element("rect", $0.with("class", "rim")) } + shapes.marks
        + (isTouchable ? TouchShapes.nodes(on: drawing) : []) + overlay)
  }

  private static func radius(of drawing: ScreenDrawing) -> Double {
    drawing.height <= 700 && drawing.width <= 400 ? 12 : 36
  }
}

/// Numbers and boxes as SVG writes them.
enum ShapeText {
  static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  static func rect(_ rect: DrawnRect, radius: Double = 0) -> HTMLAttributes {
    var attributes: HTMLAttributes = [
      "x": number(rect.x), "y": number(rect.y), "width": number(rect.width),
      "height": number(rect.height),
    ]
    if radius > 0 {
      attributes = attributes.with("rx", number(min(radius, min(rect.width, rect.height) / 2)))
    }
    return attributes
  }

  /// A box with two round corners, around which it goes from the upper left one.
  static func path(_ rect: DrawnRect, radius: Double, corners: DrawnLook.Corners) -> String {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    let (top, bottom) = (corners != .bottom, corners != .top)
    let (left, right) = (corners != .right, corners != .left)
    func size(_ isRound: Bool) -> Double { isRound ? radius : 0 }
    func arc(_ size: Double, x: Double, y: Double) -> String {
      size == 0 ? "" : "a\(number(size)) \(number(size)) 0 0 1 \(number(x)) \(number(y))"
    }
    let (first, second) = (size(top && left), size(top && right))
    let (third, fourth) = (size(bottom && right), size(bottom && left))
    return "M\(number(rect.x + first)) \(number(rect.y))H\(number(rect.maxX - second))"
      + arc(second, x: second, y: second) + "V\(number(rect.maxY - third))"
      + arc(third, x: -third, y: third)
      + "H\(number(rect.x + fourth))" + arc(fourth, x: -fourth, y: -fourth)
      + "V\(number(rect.y + first))" + arc(first, x: first, y: -first) + "Z"
  }
}
