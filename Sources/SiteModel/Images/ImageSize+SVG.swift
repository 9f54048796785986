extension ImageSize {
  /// What the first element of an SVG file says: its width and height, else its view box.
  static func ofSVG(_ bytes: [UInt8]) -> ImageSize? {
    let text = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    let attributes = Dictionary(
      tag.matches(of: #/\s([A-Za-z]+)\s*=\s*["']([^"']*)["']/#).map {
        ($0.output.1, $0.output.2)
      }
    ) { first, _ in first }
    let box = (attributes["viewBox"] ?? "").split { " ,\n\t".contains($0) }.map { Double($0) }
    let boxSize = box.count == 4 ? (box[2], box[3]) : (nil, nil)
    guard let width = attributes["width"].flatMap(pixels) ?? boxSize.0,
      let height = attributes["height"].flatMap(pixels) ?? boxSize.1,
      (1...65_535).contains(width), (1...65_535).contains(height)
    else { return nil }
    return ImageSize(width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// A length in pixels; nil for one in other units, which depend on the page.
  private static func pixels(_ text: Substring) -> Double? {
    Double(text.hasSuffix("px") ? text.dropLast(2) : text)
  }
}
