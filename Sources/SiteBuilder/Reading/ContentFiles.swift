import Diagnostics

/// What a content folder holds.
struct ContentFiles {
  /// The guides, ordered by name.
  var guides: [GuideFile] = []

  /// The paths below the folder of all other files, in order: images, and what guides link to.
  var assets: [String] = []

  /// What in the folder is neither.
  var diagnostics: [Diagnostic] = []
}
