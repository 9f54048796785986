import Foundation
import RunRecord

/// An image in the form of a file, of which the beginning is read: how many pixels it has.
struct ImageFile {
  var data: Data
  var size: CGSize
  var scale: CGFloat

  /// The file of a name in a bundle, the sharpest first.
  static func named(_ name: String, in bundle: Bundle) -> ImageFile? {
    let hasExtension = known.contains((name as NSString).pathExtension)
    let extensions = hasExtension ? [(name as NSString).pathExtension] : known
    let base = hasExtension ? (name as NSString).deletingPathExtension : name
    for scale in [3, 2, 1] {
      for pathExtension in extensions {
        let full = base + (scale == 1 ? "" : "@\(scale)x")
        guard let path = bundle.path(forResource: full, ofType: pathExtension),
          let data = FileManager.default.contents(atPath: path), let pixels = pixels(of: data)
        else { continue }
        let scale = CGFloat(scale)
        return ImageFile(
          data: data, size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
          scale: scale)
      }
    }
    return nil
  }

  private static let known = ["png", "jpg", "jpeg", "gif", "webp", "pdf"]

  /// How many pixels a point of a file's image has, by the file's name: `cat@2x.png`.
  static func scale(ofFileNamed path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// How many pixels an image has; nil for a form that is not known.
  static func pixels(of data: Data) -> CGSize? {
    if data.starts(with: "%PDF-".utf8) { return pageOfPDF(data) }
    return RasterHeader(of: [UInt8](data)).map { CGSize(width: $0.width, height: $0.height) }
  }

  /// The first page's rectangle: the left, lower, right and upper edge.
  ///
  /// What is written in a compressed part of the file is not found.
  private static func pageOfPDF(_ data: Data) -> CGSize? {
    let text = String(decoding: data, as: Unicode.ASCII.self)
    guard let box = text.firstMatch(of: /\/MediaBox\s*\[([^\]]*)\]/) else { return nil }
    let edges = box.1.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard edges.count == 4 else { return nil }
    return CGSize(width: edges[2] - edges[0], height: edges[3] - edges[1])
  }
}
