/// What the ending of a file's name says of it.
enum SourceExtension {
  /// Whether a compiler reads it.
  static func isCode(_ path: String) -> Bool {
    isSwift(path) || isObjectiveC(path)
      || ["metal", "s"].contains(RelativePath.termination(of: path))
  }

  static func isSwift(_ path: String) -> Bool { RelativePath.termination(of: path) == "swift" }

  static func isObjectiveC(_ path: String) -> Bool {
    ["c", "cc", "cpp", "h", "hpp", "m", "mm", "pch"].contains(RelativePath.termination(of: path))
  }

  static func isInterface(_ path: String) -> Bool {
    ["storyboard", "xib"].contains(RelativePath.termination(of: path))
  }

  /// Whether it is data that an app reads from its bundle: pictures, sounds, databases.
  static func isData(_ path: String) -> Bool {
    [
      "aif", "aiff", "caf", "gif", "jpeg", "jpg", "m4a", "mp3", "pdf", "png", "sqlite", "ttf",
      "otf",
      "wav",
    ].contains(RelativePath.termination(of: path))
  }

  /// Whether it is text that an app reads from its bundle.
  static func isTextResource(_ path: String) -> Bool {
    ["csv", "geojson", "html", "json", "md", "plist", "strings", "stringsdict", "txt", "xml"]
      .contains(RelativePath.termination(of: path))
  }
}
