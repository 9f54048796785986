import SiteModel

/// Draws a diagram as SVG, whose colors are the page's.
struct DiagramRenderer {
  let diagram: Diagram

  /// What begins the anchors of the drawing; unique on its page.
  let anchor: String

  func node() -> HTMLNode {
    let drawing =
      switch diagram.content {
      case .boxes(let boxes): BoxDrawing(boxes).drawing
      case .timeline(let timeline): TimelineDrawing(timeline).drawing
      }
    let size = drawing.size
    let svg = HTMLNode.element(
      "svg",
      [
        "role": "img", "aria-labelledby": "\(anchor).title", "aria-describedby": "\(anchor).text",
        "viewBox": "0 0 \(size.width) \(size.height)", "width": "\(size.width)",
        "height": "\(size.height)",
      ],
      [
        .element("title", ["id": "\(anchor).title"], text: diagram.title),
        .element("desc", ["id": "\(anchor).text"], text: diagram.text),
      ] + drawing.shapes)
    return .element(
      "figure", ["class": "diagram"],
      [
        .element("div", ["class": "scroll", "tabindex": "0"], [svg]),
        .element("figcaption", text: diagram.title),
      ])
  }
}

/// Shapes with the room that they take.
struct Drawing {
  var size: (width: Int, height: Int)
  var shapes: [HTMLNode]
}

/// The pieces that drawings are made of.
enum DiagramShape {
  /// How wide a text is about: browsers have different letters, so there is room to spare.
  static func width(of text: String, size: Int = 14) -> Int {
    let units = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 100 : 58) }
    return (units * size + 99) / 100
  }

  static func text(
    _ text: String, x: Int, y: Int, className: String = "d-name", anchor: String = "middle"
  ) -> HTMLNode {
    .element(
      "text", ["x": "\(x)", "y": "\(y)", "class": className, "text-anchor": anchor], text: text)
  }

  static func box(
    x: Int, y: Int, width: Int, height: Int, className: String
  ) -> HTMLNode {
    .element(
      "rect",
      [
        "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)", "rx": "7",
        "class": className,
      ])
  }

  static func line(from: (x: Int, y: Int), to: (x: Int, y: Int), className: String) -> HTMLNode {
    .element(
      "line",
      [
        "x1": "\(from.x)", "y1": "\(from.y)", "x2": "\(to.x)", "y2": "\(to.y)", "class": className,
      ])
  }
}
