/// Statements of a launch that change the app's saved state on disk.
enum ArchiveEditing {
  /// An expression for the archive's path.
  static let path =
    #"(NSHomeDirectory() + "/Library/Saved Application State/guide.engine.app.savedState/data.data")"#

  /// Replaces a text by another of the same length, wherever it stands.
  static func replace(_ old: String, by new: String) -> String {
    precondition(old.utf8.count == new.utf8.count)
    return """
      var bytes = FileManager.default.contents(atPath: \(path))!
      while let range = bytes.range(of: Data("\(old)".utf8)) { bytes.replaceSubrange(range, with: Data("\(new)".utf8)) }
      try bytes.write(to: URL(fileURLWithPath: \(path)))
      """
  }
}
