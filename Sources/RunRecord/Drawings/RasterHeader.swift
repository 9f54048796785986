/// What the beginning of an image's file says: its form and how many pixels it has.
package struct RasterHeader: Hashable, Sendable {
  package enum Format: String, Codable, Sendable {
    case png
    case gif
    case webp
    case jpeg
  }

  package var format: Format
  package var width: Int
  package var height: Int

  /// Whether more than one picture may be in the file, which a page would show one after the other.
  package var mayMove = false

  /// Reads it out of a file's bytes; nil for a file of another form, or one that does not say.
  package init?(of bytes: [UInt8]) {
    let readers = [Self.ofPNG, Self.ofGIF, Self.ofWebP, Self.ofJPEG]
    guard let header = readers.lazy.compactMap({ $0(bytes) }).first(where: \.isPossible) else {
      return nil
    }
    self = header
  }

  private init(_ format: Format, width: Int, height: Int, mayMove: Bool = false) {
    self.format = format
    self.width = width
    self.height = height
    self.mayMove = mayMove
  }

  private var isPossible: Bool { (1...65_535).contains(width) && (1...65_535).contains(height) }

  /// The first chunk of a PNG file is its header.
  private static func ofPNG(_ bytes: [UInt8]) -> RasterHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24
    else { return nil }
    return RasterHeader(
      .png, width: big(bytes[16..<20]), height: big(bytes[20..<24]), mayMove: isAnimatedPNG(bytes))
  }

  /// A chunk before the first with pixels says that there is more than one picture.
  private static func isAnimatedPNG(_ bytes: [UInt8]) -> Bool {
    var place = 8
    while place + 8 <= bytes.count {
      let name = bytes[(place + 4)..<(place + 8)]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      place += 12 + big(bytes[place..<(place + 4)])
    }
    return false
  }

  private static func ofGIF(_ bytes: [UInt8]) -> RasterHeader? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return RasterHeader(
      .gif, width: little(bytes[6..<8]), height: little(bytes[8..<10]), mayMove: true)
  }

  /// Its three kinds keep the size in three places.
  private static func ofWebP(_ bytes: [UInt8]) -> RasterHeader? {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 30,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return RasterHeader(
        .webp, width: little(bytes[26..<28]) & 0x3FFF, height: little(bytes[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes[21..<25])
      return RasterHeader(
        .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return RasterHeader(
        .webp, width: little(bytes[24..<27]) + 1, height: little(bytes[27..<30]) + 1,
        mayMove: bytes[20] & 2 != 0)
    default: return nil
    }
  }

  /// The size is in the segment that begins a frame, behind others whose lengths say where the next is.
  private static func ofJPEG(_ bytes: [UInt8]) -> RasterHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return RasterHeader(
          .jpeg, width: big(bytes[(place + 7)..<(place + 9)]),
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
