import Foundation

/// A path of the site as a part of an address.
enum AddressPath {
  /// The path with what an address cannot hold written as percent signs and digits.
  ///
  /// A colon is written so too: before the first slash, browsers take it for the end of a scheme, and a guide's
  /// file could be named `javascript:…`.
  static func encoded(_ path: String) -> String {
    // Most paths are plain, and a large site writes many of them on each page.
    if path.utf8.allSatisfy(isPlain) { return path }
    // Every text of Unicode can be encoded; the path itself is the better answer than none.
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }

  private static let allowed = CharacterSet.urlPathAllowed.subtracting([":", ";"])

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
