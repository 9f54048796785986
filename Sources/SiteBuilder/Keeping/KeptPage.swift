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

    /// What tells the outline from others.
    var digests: OutlineDigests

    /// The lists that its sidebar leads to, by their paths.
    var lists: [String]

    /// How many variants of its examples were run.
    var variantCount: Int
  }

  private let kept: KeptFiles<Header>

  var header: Header { kept.header }

  /// Its files, the page as Markdown first.
  var files: [SiteFile] { kept.files }

  /// The page, which cannot be drawn again.
  var page: Page { Page(header.outline, markdown: files[0].text) }

  init(header: Header, files: [SiteFile]) {
    kept = KeptFiles(header: header, files: files)
  }

  func bytes() throws -> Data { try kept.bytes() }

  /// Nil for what is damaged, or was written by another build of the tool.
  ///
  /// - Parameter isRight: Whether the page is the right one, asked before its files are read.
  init?(_ bytes: Data, where isRight: (Header) -> Bool) {
    guard let kept = KeptFiles(bytes, where: isRight) else { return nil }
    self.kept = kept
  }
}
