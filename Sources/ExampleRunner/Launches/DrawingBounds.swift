import RunRecord

/// What a drawing of a screen may be at most: more than the engine ever draws, and no more than a page can show.
enum DrawingBounds {
  private static let longestText = 4 << 10
  private static let longestOutline = 32 << 10
  private static let mostElements = 2_000
  private static let mostParts = 200

  /// Of all elements together: what reads a drawing may compare each line with each other.
  private static let mostTexts = 4_000
  private static let mostPaths = 4_000

  /// Points far beyond any screen or list, which every reader can still make an integer of.
  private static let numbers = -1e12...1e12

  static func hold(_ drawing: ScreenDrawing?, _ moment: ScreenMoment) -> Bool {
    if case .step(let label) = moment, label.utf8.count > longestText { return false }
    guard let drawing else { return true }
    let elements = drawing.all
    return (0...20_000).contains(drawing.width) && (0...20_000).contains(drawing.height)
      && elements.count <= mostElements
      && elements.reduce(0) { $0 + ($1.texts?.count ?? 0) } <= mostTexts
      && elements.reduce(0) { $0 + ($1.paths?.count ?? 0) } <= mostPaths
      && hold(names: drawing.withoutSize) && elements.allSatisfy(hold)
  }

  private static func hold(_ element: DrawnElement) -> Bool {
    guard hold(numbers: numbers(of: element)) else { return false }
    let texts = element.texts ?? []
    let paths = element.paths ?? []
    if let image = element.image, !hold(image) { return false }
    return strings(of: element).allSatisfy { $0.utf8.count <= longestText }
      && texts.count <= mostParts && texts.allSatisfy(hold)
      && paths.count <= mostParts && paths.allSatisfy(hold)
      && hold(names: element.names) && hold(names: element.maker?.classes)
      && (element.maker?.calls.count ?? 0) <= mostParts
      && (element.spoken?.traits.count ?? 0) <= mostParts
      && hold(element.look?.gradient)
      && (element.look?.outline ?? "").utf8.count <= longestOutline
      && (element.state?.selection?.count ?? 0) <= mostParts
      && (0...1_000).contains(element.state?.count ?? 0)
  }

  private static func hold(_ gradient: DrawnLook.Gradient?) -> Bool {
    guard let gradient else { return true }
    return gradient.stops.count <= mostParts && gradient.line.count <= mostParts
      && hold(numbers: gradient.line + gradient.stops.map(\.location))
  }

  private static func hold(names: [String]?) -> Bool {
    (names ?? []).count <= mostParts
      && (names ?? []).allSatisfy { $0.utf8.count <= longestText }
  }

  private static func numbers(of element: DrawnElement) -> [Double] {
    let (look, state) = (element.look, element.state)
    var rects = [element.frame] + (state?.selection ?? [])
    rects += [state?.caret, state?.scroll, element.image?.frame].compactMap(\.self)
    var values = rects.flatMap(numbers(ofRect:))
    values += look?.shadow.map { [$0.x, $0.y, $0.radius] } ?? []
    values += [
      look?.borderWidth, look?.cornerRadius, look?.opacity, state?.fraction, state?.separator,
      state?.index.map(Double.init),
    ].compactMap(\.self)
    return values
  }

  private static func numbers(ofRect rect: DrawnRect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }

  private static func hold(numbers values: [Double]) -> Bool {
    values.allSatisfy(numbers.contains)
  }

  private static func hold(_ path: DrawnPath) -> Bool {
    path.outline.utf8.count <= longestOutline && hold(numbers: [path.strokeWidth ?? 0])
      && hold(path.gradient) && (path.clip ?? "").utf8.count <= longestOutline
      && (path.dash ?? []).count <= mostParts && hold(numbers: path.dash ?? [])
  }

  /// An image whose parts are images without parts.
  private static func hold(_ image: DrawnImage) -> Bool {
    let parts = image.parts ?? []
    return hasShortTexts(image) && parts.count <= mostParts
      && hold(numbers: numbers(ofRect: image.frame))
      && parts.allSatisfy { part in
        switch part {
        case .path(let path): hold(path)
        case .text(let text): hold(text)
        case .image(let image):
          hasShortTexts(image) && image.parts == nil && hold(numbers: numbers(ofRect: image.frame))
        }
      }
  }

  private static func hasShortTexts(_ image: DrawnImage) -> Bool {
    [image.name, image.picture].allSatisfy { ($0 ?? "").utf8.count <= longestText }
      && (image.outline ?? "").utf8.count <= longestOutline
  }

  private static func strings(of element: DrawnElement) -> [String] {
    [element.className, element.spoken?.label, element.spoken?.value].compactMap { $0 }
  }

  private static func hold(_ text: DrawnText) -> Bool {
    text.text.utf8.count <= longestText
      && [text.x, text.baseline, text.width, text.size].allSatisfy(numbers.contains)
  }
}
