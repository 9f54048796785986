import RunRecord

/// Images: as pictures where the record has their files, as the shapes that an app drew, and else by their names, because the
/// system's symbols may not be copied.
struct ImageShapes {
  private let pictures: [String: Picture]
  private let place: PicturePlace

  /// What the shapes of the drawing refer to.
  private(set) var definitions: [HTMLNode] = []

  /// The names of the pictures that are in the drawing.
  private var defined: [String: String] = [:]

  init(_ pictures: [String: Picture], in place: PicturePlace) {
    self.pictures = pictures
    self.place = place
  }

  mutating func nodes(of image: DrawnImage, _ names: inout ShapeNames) -> [HTMLNode] {
    let frame = image.frame
    guard frame.width > 0, frame.height > 0 else { return [] }
    if let picture = image.picture.flatMap({ pictures[$0] }) {
      return cut([self.picture(picture, of: image, &names)], to: image, &names)
    }
    if let parts = image.parts {
      return [ScreenShapes.clipped(parts.flatMap { nodes(of: $0, &names) }, to: frame)]
    }
    guard frame.width >= 2, frame.height >= 2 else { return [] }
    return cut(NamedImageShapes.nodes(of: image), to: image, &names)
  }

  private mutating func nodes(
    of part: DrawnImage.Part, _ names: inout ShapeNames
  ) -> [HTMLNode] {
    switch part {
    case .path(let path): ScreenShapes.path(path, &names)
    case .image(let image): nodes(of: image, &names)
    case .text(let text): [ScreenShapes.text(text)]
    }
  }

  /// The picture, as large as its place; of one that shows its shape alone, the color where it is opaque.
  private mutating func picture(
    _ picture: Picture, of image: DrawnImage, _ names: inout ShapeNames
  ) -> HTMLNode {
    let node = self.node(of: picture, in: image.frame, title: image.name, &names)
    guard let color = image.color else { return node }
    let mask = names.next()
    return .element(
      "g", [:],
      [
        .element("mask", ["id": mask, "mask-type": "alpha"], [node]),
        ScreenColors.filled(
          "rect",
          attributes: ShapeText.rect(image.frame).with("mask", ShapeNames.address(of: mask)),
          color: color),
      ])
  }

  private mutating func node(
    of picture: Picture, in frame: DrawnRect, title: String?, _ names: inout ShapeNames
  ) -> HTMLNode {
    let titles = title.map { [HTMLNode.element("title", text: $0)] } ?? []
    guard case .inside = place, let header = picture.header else {
      return .element(
        "image",
        ShapeText.rect(frame).with("preserveAspectRatio", "none")
          .with("href", place.address(of: picture)), titles)
    }
    let (width, height) = (Double(header.width), Double(header.height))
    let name = defined[picture.name] ?? names.next()
    if defined.updateValue(name, forKey: picture.name) == nil {
      definitions.append(
        .element(
          "image",
          [
            "id": name, "width": "\(header.width)", "height": "\(header.height)",
            "preserveAspectRatio": "none", "href": place.address(of: picture),
          ]))
    }
    let scale = [frame.width / width, frame.height / height].map { "\(($0 * 1e4).rounded() / 1e4)" }
    return .element(
      "use",
      [
        "href": "#\(name)",
        "transform":
          "translate(\(ShapeText.number(frame.x)) \(ShapeText.number(frame.y)))scale(\(scale.joined(separator: " ")))",
      ], titles)
  }

  /// What is seen of an image within an outline.
  private func cut(
    _ nodes: [HTMLNode], to image: DrawnImage, _ names: inout ShapeNames
  ) -> [HTMLNode] {
    guard let outline = image.outline else { return nodes }
    return ScreenShapes.cut(nodes, to: outline, &names)
  }
}
