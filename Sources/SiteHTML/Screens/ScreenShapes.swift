import RunRecord

/// The shapes of a screen, from the back to the front.
struct ScreenShapes {
  /// The elements that stand out, by their places among all.
  let marked: Set<Int>
  let markClass: String

  /// The screen, out of which no outline reaches.
  let screen: DrawnRect

  /// The radius of the corners inside the outline of the device.
  private let corner: Double

  /// Outlines of what stands out, above all else.
  private(set) var marks: [HTMLNode] = []
  private var count = 0
  private var names: ShapeNames
  private var images: ImageShapes

  /// What the shapes refer to from more than one place.
  var definitions: [HTMLNode] { images.definitions }

  init(
    _ drawing: ScreenDrawing, marked: Set<Int>, markClass: String, scope: String,
    on screen: DrawnRect, corner: Double
  ) {
    names = ShapeNames(scope)
    images = ImageShapes(drawing.pictures, in: PicturePlace.current)
    self.marked = marked
    self.markClass = markClass
    self.screen = screen
    self.corner = corner
  }

  mutating func nodes(of element: DrawnElement) -> [HTMLNode] {
    let visible = element.frame.intersection(screen)
    if marked.contains(count), !visible.isEmpty { marks.append(mark(visible)) }
    count += 1
    let own = box(of: element) + inside(element)
    let children = (element.children ?? []).flatMap { nodes(of: $0) }
    let end = ControlShapes.atEnd(of: element)
    var all =
      element.isCutAtItsBox && !children.isEmpty
      ? own + cut(children, to: element) + end : own + children + end
    if let outline = element.look?.outline { all = Self.cut(all, to: outline, &names) }
    guard let opacity = element.look?.opacity else { return all }
    return [.element("g", ["opacity": "\((opacity * 100).rounded() / 100)"], all)]
  }

  /// What an element shows inside its box, without what is in it.
  private mutating func inside(_ element: DrawnElement) -> [HTMLNode] {
    let texts = (element.texts ?? []).map(Self.text)
    let paths = (element.paths ?? []).flatMap { Self.path($0, &names) }
    let image = element.image.map { images.nodes(of: $0, &names) } ?? []
    return ControlShapes.nodes(of: element, corner: corner) + paths
      + cut(image, to: element) + ControlShapes.selection(of: element)
      + (element.isCutAtItsBox && !texts.isEmpty ? [Self.clipped(texts, to: element.frame)] : texts)
      + ControlShapes.caret(of: element)
  }

  /// What of an element's content is seen: nothing out of its box, nor of its corners where they are round.
  private mutating func cut(_ nodes: [HTMLNode], to element: DrawnElement) -> [HTMLNode] {
    guard element.isCutAtItsBox, !nodes.isEmpty else { return nodes }
    guard let radius = element.look?.cornerRadius, element.look?.clips == true, radius > 0 else {
      return [Self.clipped(nodes, to: element.frame)]
    }
    let name = names.next()
    return [
      .element(
        "clipPath", ["id": name], [.element("rect", ShapeText.rect(element.frame, radius: radius))]),
      .element("g", ["clip-path": ShapeNames.address(of: name)], nodes),
    ]
  }

  private mutating func box(of element: DrawnElement) -> [HTMLNode] {
    guard let look = element.look, !element.frame.isEmpty else { return [] }
    let radius = look.cornerRadius ?? 0
    var nodes: [HTMLNode] = []
    if let shadow = look.shadow {
      let frame = DrawnRect(
        x: element.frame.x + shadow.x - shadow.radius / 2,
        y: element.frame.y + shadow.y - shadow.radius / 2,
        width: element.frame.width + shadow.radius, height: element.frame.height + shadow.radius)
      nodes.append(
        ScreenColors.filled(
          "rect",
          attributes: ShapeText.rect(frame, radius: radius + shadow.radius / 2)
            .with("opacity", "0.4"), color: shadow.color))
    }
    if let gradient = look.gradient {
      nodes += GradientShapes.nodes(gradient, in: element.frame, radius: radius, &names)
    } else if let fill = look.fill {
      nodes.append(Self.ground(element.frame, look: look, fill: fill))
    }
    if let border = look.border, let width = look.borderWidth {
      nodes.append(Self.outline(element.frame, radius: radius, color: border, width: width))
    }
    return nodes
  }

  private static func ground(_ frame: DrawnRect, look: DrawnLook, fill: DrawnColor) -> HTMLNode {
    let radius = look.cornerRadius ?? 0
    guard let corners = look.roundCorners, radius > 0 else {
      return ScreenColors.filled(
        "rect", attributes: ShapeText.rect(frame, radius: radius), color: fill)
    }
    return ScreenColors.filled(
      "path", attributes: ["d": ShapeText.path(frame, radius: radius, corners: corners)],
      color: fill)
  }

  /// A line inside the edge of a box: a frame of two outlines, so that it has a fill as all shapes have.
  static func outline(
    _ frame: DrawnRect, radius: Double, color: DrawnColor, width: Double
  ) -> HTMLNode {
    let attributes = ShapeText.rect(
      DrawnRect(
        x: frame.x + width / 2, y: frame.y + width / 2, width: max(0, frame.width - width),
        height: max(0, frame.height - width)), radius: radius)
    return .element(
      "rect",
      attributes.with("fill", "none").with("stroke", stroke(color))
        .with("stroke-width", ShapeText.number(width)))
  }

  static func stroke(_ color: DrawnColor) -> String {
    let light = DrawnColor.text(color.light)
    return color.light == color.dark
      ? light : "light-dark(\(light), \(DrawnColor.text(color.dark)))"
  }

  private func mark(_ frame: DrawnRect) -> HTMLNode {
    .element(
      "rect",
      ShapeText.rect(
        DrawnRect(
          x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4),
        radius: 8
      ).with("class", markClass))
  }

  /// An inner drawing cuts off what reaches out of it.
  static func clipped(_ nodes: [HTMLNode], to frame: DrawnRect) -> HTMLNode {
    let box = [frame.x, frame.y, frame.width, frame.height].map(ShapeText.number)
    return .element(
      "svg",
      ShapeText.rect(frame).with("viewBox", box.joined(separator: " ")), nodes)
  }

  /// A line has the width that it was laid out with, whatever letters a browser has.
  static func text(_ text: DrawnText) -> HTMLNode {
    var attributes: HTMLAttributes = [
      "x": ShapeText.number(text.isRightToLeft == true ? text.x + text.width : text.x),
      "y": ShapeText.number(text.baseline),
    ]
    if text.text.count > 1 {
      // Room between the letters alone would let those of a wider typeface overlap.
      attributes = attributes.with("textLength", ShapeText.number(text.width))
        .with("lengthAdjust", "spacingAndGlyphs")
    }
    if text.size != 17 { attributes = attributes.with("font-size", ShapeText.number(text.size)) }
    if let weight = text.weight { attributes = attributes.with("font-weight", "\(weight)") }
    if text.isItalic == true { attributes = attributes.with("font-style", "italic") }
    if text.isMonospaced == true { attributes = attributes.with("font-family", "monospace") }
    if text.isRightToLeft == true {
      attributes = attributes.with("direction", "rtl")
    }
    return ScreenColors.text(attributes, color: text.color, text: text.text)
  }

  static func path(_ path: DrawnPath, _ names: inout ShapeNames) -> [HTMLNode] {
    let nodes = filled(path, &names)
    guard let clip = path.clip else { return nodes }
    return cut(nodes, to: clip, &names)
  }

  /// What is seen of shapes within an outline.
  static func cut(
    _ nodes: [HTMLNode], to outline: String, _ names: inout ShapeNames
  ) -> [HTMLNode] {
    let name = names.next()
    return [
      .element("clipPath", ["id": name], [.element("path", ["d": outline])]),
      .element("g", ["clip-path": ShapeNames.address(of: name)], nodes),
    ]
  }

  private static func filled(_ path: DrawnPath, _ names: inout ShapeNames) -> [HTMLNode] {
    guard let gradient = path.gradient, !gradient.stops.isEmpty else { return [self.path(path)] }
    let name = names.next()
    guard let definition = GradientShapes.definition(onScreen: gradient, name) else { return [] }
    return [
      definition,
      .element("path", ["d": path.outline, "fill": ShapeNames.address(of: name)]),
    ]
  }

  private static func path(_ path: DrawnPath) -> HTMLNode {
    var attributes: HTMLAttributes = ["d": path.outline]
    if let stroke = path.stroke {
      attributes = attributes.with("stroke", Self.stroke(stroke))
        .with("stroke-width", ShapeText.number(path.strokeWidth ?? 1))
      if let dash = path.dash {
        attributes = attributes.with(
          "stroke-dasharray", dash.map(ShapeText.number).joined(separator: " "))
      }
    }
    guard let fill = path.fill else {
      return .element("path", attributes.with("fill", "none"))
    }
    return ScreenColors.filled("path", attributes: attributes, color: fill)
  }
}

extension DrawnElement {
  /// Whether what reaches out of the element is not seen.
  fileprivate var isCutAtItsBox: Bool {
    switch role {
    case .window, .scrollView, .table, .collection, .textArea, .picker: true
    default: look?.clips == true
    }
  }
}
