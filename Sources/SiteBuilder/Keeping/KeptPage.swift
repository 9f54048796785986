import ExampleRunner
import Foundation
import SiteHTML
import SiteModel

/// A finished page, with what the rest of the site says of it.
struct KeptPage {
  struct Header: Codable {
    /// Which frame it was drawn in, and what else decided about it.
    var frame: String
    var conditions: PageConditions
    var outline: PageOutline

    /// The lists that its sidebar leads to, by their paths.
    var lists: [String]

    /// How many variants of its examples were run.
    var variantCount: Int

    /// The paths and sizes of its files, the page as Markdown first.
    fileprivate var paths: [String]
    fileprivate var sizes: [Int]

    init(
      frame: String, conditions: PageConditions, outline: PageOutline, lists: [String],
      variantCount: Int, files: [SiteFile]
    ) {
      self.frame = frame
      self.conditions = conditions
      self.outline = outline
      self.lists = lists
      self.variantCount = variantCount
      paths = files.map(\.path)
      sizes = files.map(\.contents.count)
    }
  }

  var header: Header

  /// Its files, the page as Markdown first.
  var files: [SiteFile]

  /// The page, which cannot be drawn again.
  var page: Page { Page(header.outline, markdown: files[0].text) }
}

extension KeptPage {
  /// A line with the length of the header, the header as JSON, and the files one behind the other.
  func bytes() throws -> Data {
    let header = try JSONEncoder().encode(header)
    let content = files.reduce(into: Data("\(header.count)\n".utf8) + header) { $0 += $1.contents }
    return CheckedFile.data(of: content)
  }

  /// Nil for what is damaged, or was written by another build of the tool.
  ///
  /// - Parameter isRight: Whether the page is the right one, asked before its files are read.
  init?(_ bytes: Data, where isRight: (Header) -> Bool) {
    guard let content = CheckedFile.content(of: bytes),
      let line = content.firstIndex(of: UInt8(ascii: "\n")),
      let length = Int(String(decoding: content[..<line], as: UTF8.self)),
      content.endIndex - line - 1 >= length, length >= 0
    else { return nil }
    let start = line + 1 + length
    guard let header = try? JSONDecoder().decode(Header.self, from: content[(line + 1)..<start]),
      isRight(header), !header.paths.isEmpty, header.paths.count == header.sizes.count,
      header.sizes.allSatisfy({ (0...content.count).contains($0) }),
      header.sizes.reduce(start, +) == content.endIndex
    else { return nil }
    self.header = header
    var place = start
    files = zip(header.paths, header.sizes).map { path, size in
      defer { place += size }
      return SiteFile(path: path, contents: Array(content[place..<(place + size)]))
    }
  }
}
