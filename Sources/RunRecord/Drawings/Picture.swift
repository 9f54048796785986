package import Foundation

/// The file of an image that screens show, named for its contents.
///
/// A page loads it as it is, so only forms that hold nothing but one picture are taken: no SVG, which can hold scripts, and
/// nothing that moves, because an image view shows the first picture alone.
package struct Picture: Hashable, Codable, Sendable {
  package var name: String
  package var data: Data

  /// More than that a page should not load for one image.
  private static let mostBytes = 512 << 10

  /// What all images of a launch may have together: a record holds them for each launch.
  package static let mostBytesOfLaunch = 1 << 20

  /// A reader's browser needs four bytes for each.
  private static let mostPixels = 16_000_000

  /// The image of a file; nil for one that no page shows.
  package init?(_ data: Data) {
    guard data.count <= Self.mostBytes, Self.header(of: data) != nil else { return nil }
    name = Self.name(of: data)
    self.data = data
  }

  /// Whether it is what its name says, and a page can show it.
  package var isSound: Bool { Picture(data)?.name == name }

  /// Its form and size; nil for anything else.
  package var header: RasterHeader? { Self.header(of: data) }

  private static func header(of data: Data) -> RasterHeader? {
    guard let header = RasterHeader(of: [UInt8](data)), !header.mayMove, header.format != .gif,
      header.width * header.height <= mostPixels
    else { return nil }
    return header
  }

  /// The FNV-1a hash of the bytes, as 16 hexadecimal digits.
  private static func name(of data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
