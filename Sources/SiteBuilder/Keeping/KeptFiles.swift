import ExampleRunner
import Foundation
import SiteHTML

/// Files of the site that are kept from one build to the next, with what says whether they are the right ones.
struct KeptFiles<Header: Codable & Sendable>: Sendable {
  var header: Header
  var files: [SiteFile]

  /// What stands before the files.
  private struct Listing: Codable {
    var header: Header
    var paths: [String]
    var sizes: [Int]
  }

  init(header: Header, files: [SiteFile]) {
    self.header = header
    self.files = files
  }

  /// A line with the length of the listing, the listing as JSON, and the files one behind the other.
  func bytes() throws -> Data {
    let listing = try JSONEncoder().encode(
      Listing(header: header, paths: files.map(\.path), sizes: files.map(\.contents.count)))
    let content = files.reduce(into: Data("\(listing.count)\n".utf8) + listing) {
      $0 += $1.contents
    }
    return CheckedFile.data(of: content)
  }

  /// Nil for what is damaged, or was written by another build of the tool.
  ///
  /// - Parameter isRight: Whether the files are the right ones, asked before they are read.
  init?(_ bytes: Data, where isRight: (Header) -> Bool) {
    guard let content = CheckedFile.content(of: bytes),
      let line = content.firstIndex(of: UInt8(ascii: "\n")),
      let length = Int(String(decoding: content[..<line], as: UTF8.self)),
      content.endIndex - line - 1 >= length, length >= 0
    else { return nil }
    let start = line + 1 + length
    guard let listing = try? JSONDecoder().decode(Listing.self, from: content[(line + 1)..<start]),
      isRight(listing.header), !listing.paths.isEmpty,
      listing.paths.count == listing.sizes.count,
      listing.sizes.allSatisfy({ (0...content.count).contains($0) }),
      listing.sizes.reduce(start, +) == content.endIndex
    else { return nil }
    header = listing.header
    var place = start
    files = zip(listing.paths, listing.sizes).map { path, size in
      defer { place += size }
      return SiteFile(path: path, contents: Array(content[place..<(place + size)]))
    }
  }
}
