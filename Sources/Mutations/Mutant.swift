/// A change of one place in the sources that a test should notice.
struct Mutant: Codable, Hashable {
  /// What the place belongs to: `Restoration`, `Expectations`.
  var area: String

  /// The file, from the package's folder.
  var path: String
  var line: Int

  /// The bytes that are replaced: the first, and how many.
  var offset: Int
  var length: Int
  var original: String
  var replacement: String
}
