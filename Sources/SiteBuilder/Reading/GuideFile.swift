import GuideMarkup

/// A Markdown file of the content folder.
package struct GuideFile: Hashable, Sendable {
  /// The path as the author knows it: the content folder's and what is below it.
  package var path: String

  /// The path below the content folder without its extension.
  package var name: String
  package var bytes: [UInt8]

  /// What the file holds, where `bytes` is an article of a DocC catalog as a guide, with as many lines; nil for a guide.
  var article: [UInt8]?

  /// What holds where the front matter doesn't say it.
  var defaults = GuideDefaults()

  /// What the file holds.
  var written: [UInt8] { article ?? bytes }
}
