import Foundation
import RunRecord

extension UIImage {
  /// The image in a place.
  ///
  /// - Parameters:
  ///   - color: The color that the place gives to images of which only the shape is shown.
  ///   - isTemplate: Whether the shape alone is shown of an image that says nothing about it, as in bars.
  @MainActor
  func drawn(in frame: CGRect, color: DrawnColor?, isTemplate: Bool = false) -> DrawnImage? {
    guard !frame.isEmpty else { return nil }
    let source: DrawnImage.Source = isSymbolImage ? .symbol : name == nil ? .data : .file
    let color = shownColor(color, isTemplate: isTemplate)
    var image = DrawnImage(
      source: source, name: name.map { String($0.prefix(200)) }, frame: DrawnRect(frame),
      color: color)
    image.picture = data.flatMap { DrawnPictures.name(of: $0) }
    image.parts = parts(in: frame, color: color)
    return image
  }

  /// The image of an item in a bar: as large as it is, in the middle of the place of a symbol, unless there is no room.
  @MainActor
  func drawn(inBarAt place: CGRect, color: DrawnColor) -> DrawnImage? {
    guard !isSymbolImage, size.width > 0, size.height > 0 else {
      return drawn(in: place, color: color, isTemplate: true)
    }
    let scale = min(1, 2 * place.width / size.width, 1.5 * place.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    let frame = CGRect(
      x: place.midX - width / 2, y: place.midY - height / 2, width: width, height: height)
    return drawn(in: frame, color: color, isTemplate: true)
  }

  @MainActor
  private func shownColor(_ color: DrawnColor?, isTemplate: Bool) -> DrawnColor? {
    switch renderingMode {
    case .alwaysTemplate: color
    case .automatic where isSymbolImage || isTemplate: color
    default: tint?.drawn(in: nil) ?? (isSymbolImage ? UIColor.label.drawn(in: nil) : nil)
    }
  }

  /// What the app drew into it, as large as the place.
  @MainActor
  private func parts(in frame: CGRect, color: DrawnColor?) -> [DrawnImage.Part]? {
    guard let painted, size.width > 0, size.height > 0 else { return nil }
    let place = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY)
    return painted.compactMap { $0.drawn(by: place, color: color) }
  }

  /// The size in a place for a picture of a height; one without a size is a square.
  func drawnSize(of height: CGFloat) -> CGSize {
    guard size.height > 0, size.width > 0, !isSymbolImage else {
      return CGSize(width: height, height: height)
    }
    return size
  }
}

extension Painted {
  /// The piece on the screen; nil where nothing of it is seen.
  ///
  /// - Parameter color: The color that everything has; nil for each its own.
  @MainActor
  func drawn(by place: CGAffineTransform, color: DrawnColor? = nil) -> DrawnImage.Part? {
    switch applying(place) {
    case .path(let path): return .path(path.drawn(color))
    case .image(let painted):
      var image = painted.image.drawn(in: painted.place, color: color)
      image?.outline = painted.clip?.svg
      return image.map { .image($0) }
    case .text(var text):
      text.color = color ?? text.color
      return .text(text.rounded)
    }
  }
}

extension DrawnText {
  /// To tenths, as the size of a scaled text needs; a number that isn't one becomes 0.
  fileprivate var rounded: DrawnText {
    func rounded(_ value: Double) -> Double {
      value.isFinite ? (min(max(value, -1e6), 1e6) * 10).rounded() / 10 : 0
    }
    var text = self
    (text.x, text.baseline) = (rounded(x), rounded(baseline))
    (text.width, text.size) = (rounded(width), rounded(size))
    return text
  }
}

extension PaintedPath {
  fileprivate func drawn(_ color: DrawnColor?) -> DrawnPath {
    let width = lineWidth.isFinite ? (Double(lineWidth) * 2).rounded() / 2 : 1
    var path = DrawnPath(
      outline: parts.svg, fill: fill.map { color ?? $0.drawn },
      stroke: stroke.map { color ?? $0.drawn },
      strokeWidth: stroke == nil ? nil : max(width, 0.5),
      dash: stroke == nil ? nil : DashPattern.drawn(dash))
    path.gradient = gradient?.drawn(color)
    path.clip = clip?.svg
    return path
  }
}

/// The pieces of a broken line.
enum DashPattern {
  /// The lengths to tenths; nil for a line in one piece.
  static func drawn(_ lengths: [CGFloat]) -> [Double]? {
    let lengths = lengths.prefix(16).map { Double($0) }
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    return lengths.map { (min($0, 1e4) * 10).rounded() / 10 }
  }
}

extension [PathPart] {
  /// The path as SVG writes it.
  fileprivate var svg: String { prefix(500).map(\.svg).joined(separator: " ") }
}
