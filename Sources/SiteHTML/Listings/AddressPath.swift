import Foundation

/// A path of the site as a part of an address.
enum AddressPath {
  /// The path with what an address cannot hold written as percent signs and digits.
  static func encoded(_ path: String) -> String {
    // Every text of Unicode can be encoded; the path itself is the better answer than none.
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
