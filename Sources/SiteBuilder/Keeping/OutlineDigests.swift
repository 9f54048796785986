import Foundation
import SiteModel
import StableHashing

/// What tells the outline of a page from others, for the files that are made of all outlines.
struct OutlineDigests: Codable, Hashable {
  /// Of all that the lists say of the page: all but its text.
  var ofLists: String

  /// Of all that a search finds: its text too.
  var ofSearch: String

  init(of outline: PageOutline) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    ofSearch = StableHash.text(of: try encoder.encode(outline))
    ofLists = StableHash.text(of: try encoder.encode(outline.withoutText))
  }
}
