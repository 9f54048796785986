/// How large an image is, in the pixels of a page.
package struct ImageSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension ImageSize {
  /// Reads the size out of a file's bytes; nil for a file that is no image, or one that does not say.
  package init?(of bytes: [UInt8]) {
    let readers = [Self.ofPNG, Self.ofGIF, Self.ofWebP, Self.ofJPEG, Self.ofSVG]
    guard let size = readers.lazy.compactMap({ $0(bytes) }).first(where: \.isPossible) else {
      return nil
    }
    self = size
  }

  /// The endings of files that a page can show.
  package static let terminations: Set = ["png", "gif", "webp", "jpg", "jpeg", "svg"]

  private var isPossible: Bool { (1...65_535).contains(width) && (1...65_535).contains(height) }

  /// The first chunk of a PNG file is its header.
  private static func ofPNG(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24
    else { return nil }
    return ImageSize(
      width: big(bytes[16..<20]), height: big(bytes[20..<24]))
  }

  private static func ofGIF(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return ImageSize(width: little(bytes[6..<8]), height: little(bytes[8..<10]))
  }

  /// Its three kinds keep the size in three places.
  private static func ofWebP(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 30,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return ImageSize(
        width: little(bytes[26..<28]) & 0x3FFF, height: little(bytes[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes[21..<25])
      return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return ImageSize(width: little(bytes[24..<27]) + 1, height: little(bytes[27..<30]) + 1)
    default: return nil
    }
  }

  /// The size is in the segment that begins a frame, behind others whose lengths say where the next is.
  private static func ofJPEG(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return ImageSize(
          width: big(bytes[(place + 7)..<(place + 9)]),
          height: big(bytes[(place + 5)..<(place + 7)]))
      default: place += 2 + max(2, big(bytes[(place + 2)..<(place + 4)]))
      }
    }
    return nil
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    big(ArraySlice(bytes.reversed()))
  }
}
