import Diagnostics

/// What a content folder holds.
struct ContentFiles {
  /// The guides, ordered by name.
  var guides: [GuideFile] = []

  /// The names of guides that are too large to be read.
  var unread: [String] = []

  /// The paths below the folder of all other files, in order: images, and what guides link to.
  var assets: [String] = []

  /// The names of all guides, in order.
  var guideNames: [String] { (guides.map(\.name) + unread).sorted() }

  /// What in the folder is neither.
  var diagnostics: [Diagnostic] = []

  /// Adds what comes after in the order of names.
  mutating func append(_ others: ContentFiles) {
    guides += others.guides
    unread += others.unread
    assets += others.assets
    diagnostics += others.diagnostics
  }
}
