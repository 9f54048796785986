import Foundation

/// An image in the form of a file, of which the beginning is read: how many pixels it has.
struct ImageFile {
  /// The forms that are known.
  enum Form {
    case png
    case jpeg
    case gif
    case pdf

    init?(_ data: Data) {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if data.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else if data.starts(with: Array("%PDF-".utf8)) {
        self = .pdf
      } else {
        return nil
      }
    }
  }

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

  private static let known = ["png", "jpg", "jpeg", "gif", "pdf"]

  /// How many pixels a point of a file's image has, by the file's name: `cat@2x.png`.
  static func scale(ofFileNamed path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// How many pixels an image has; nil for a form that is not known.
  static func pixels(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    switch Form(data) {
    case .png: return pixelsOfPNG(bytes)
    case .gif: return pixelsOfGIF(bytes)
    case .jpeg: return pixelsOfJPEG(bytes)
    case .pdf: return pageOfPDF(data)
    case nil: return nil
    }
  }

  private static func pixelsOfPNG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24 else { return nil }
    return CGSize(
      width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func pixelsOfGIF(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10 else { return nil }
    return CGSize(
      width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// The size stands in the first frame header; the segments before it are jumped over.
  private static func pixelsOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(
          width: number(bytes[(place + 7)..<(place + 9)]),
          height: number(bytes[(place + 5)..<(place + 7)]))
      }
      place += 2 + max(2, Int(number(bytes[(place + 2)..<(place + 4)])))
    }
    return nil
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

  private static func number(_ bytes: some Sequence<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(0) { $0 << 8 | Int($1) })
  }
}
