import RunRecord

/// Images by their names.
enum NamedImageShapes {
  static func nodes(of image: DrawnImage) -> [HTMLNode] {
    let frame = image.frame
    if image.source == .symbol, let sign = sign(image) { return [sign] }
    return [box(frame, image)] + name(image)
  }

  /// Signs of lines alone, which look alike everywhere.
  private static func sign(_ image: DrawnImage) -> HTMLNode? {
    let frame = image.frame
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let r = min(frame.width, frame.height) / 2 * 0.7
    let path: String? =
      switch image.name {
      case "chevron.backward", "chevron.left":
        "M\(n(x + r / 3)) \(n(y - r))L\(n(x - r / 2)) \(n(y))L\(n(x + r / 3)) \(n(y + r))"
      case "chevron.forward", "chevron.right":
        "M\(n(x - r / 3)) \(n(y - r))L\(n(x + r / 2)) \(n(y))L\(n(x - r / 3)) \(n(y + r))"
      case "plus": "M\(n(x - r)) \(n(y))H\(n(x + r))M\(n(x)) \(n(y - r))V\(n(y + r))"
      case "minus": "M\(n(x - r)) \(n(y))H\(n(x + r))"
      case "xmark":
        "M\(n(x - r)) \(n(y - r))L\(n(x + r)) \(n(y + r))M\(n(x + r)) \(n(y - r))L\(n(x - r)) \(n(y + r))"
      case "checkmark":
        "M\(n(x - r)) \(n(y))L\(n(x - r / 4)) \(n(y + r * 0.7))L\(n(x + r)) \(n(y - r * 0.7))"
      case "magnifyingglass":
        "M\(n(x - r)) \(n(y - r / 4))a\(n(r * 0.7)) \(n(r * 0.7)) 0 1 1 \(n(r * 1.4)) 0"
          + "a\(n(r * 0.7)) \(n(r * 0.7)) 0 1 1 \(n(-r * 1.4)) 0M\(n(x + r / 4)) \(n(y + r / 4))L\(n(x + r)) \(n(y + r))"
      case "circle":
        "M\(n(x - r)) \(n(y))a\(n(r)) \(n(r)) 0 1 0 \(n(2 * r)) 0 \(n(r)) \(n(r)) 0 1 0 \(n(-2 * r)) 0"
      case "circle.fill": nil
      default: nil
      }
    guard let path else { return nil }
    var attributes: HTMLAttributes = ["d": path, "class": "sign"]
    if let color = image.color {
      attributes = attributes.with("stroke", ScreenShapes.stroke(color))
    }
    return .element("path", attributes)
  }

  private static func box(_ frame: DrawnRect, _ image: DrawnImage) -> HTMLNode {
    let radius = image.source == .symbol ? min(6, frame.height / 4) : 0
    var attributes = ShapeText.rect(frame, radius: radius)
      .with("class", image.source == .symbol ? "symbol" : "picture")
    if let color = image.color {
      attributes = attributes.with("stroke", ScreenShapes.stroke(color))
    }
    return .element("rect", attributes, image.name.map { [.element("title", text: $0)] } ?? [])
  }

  /// The name: smaller where there is little room, and what of it fits where that isn't enough.
  private static func name(_ image: DrawnImage) -> [HTMLNode] {
    guard let name = image.name, !name.isEmpty else { return [] }
    let frame = image.frame
    let usualLetter = 0.55
    let fitting = (frame.width - 2) / (Double(name.count) * usualLetter)
    let size = fitting >= 12 ? 12.0 : fitting >= 9 ? 9 : 6
    let room = Int((frame.width - 2) / (size * usualLetter))
    guard room > 1 else { return [] }
    let first = name.split(separator: ".").first.map(String.init) ?? name
    let shown = name.count <= room ? name : String(first.prefix(room))
    return [
      .element(
        "text",
        [
          "x": n(frame.x + frame.width / 2), "y": n(frame.y + frame.height / 2 + size * 0.35),
          "text-anchor": "middle", "font-size": n(size), "class": "k2",
        ], text: shown)
    ]
  }

  private static func n(_ value: Double) -> String { ShapeText.number(value) }
}
