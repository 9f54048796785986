/// How articles call images: without folder, size, and appearance, and often without the ending.
enum ImageNames {
  /// The paths of files by the names that articles call them by; of several, the one for light pages.
  static func assets(by paths: [String]) -> [String: String] {
    // What comes later counts.
    let ordered = paths.sorted { rank($0) > rank($1) }
    return ordered.reduce(into: [:]) { found, path in
      found[plain(path)] = path
      found[String(plain(path).prefix { $0 != "." })] = path
    }
  }

  /// The name without folder, `@2x` and `~dark`.
  static func plain(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: ".") else { return stem(file) }
    return stem(String(file[..<dot])) + file[dot...]
  }

  private static func stem(_ name: String) -> String {
    name.replacing("~dark", with: "").replacing("~light", with: "").replacing("@2x", with: "")
      .replacing("@3x", with: "").replacing("@1x", with: "")
  }

  private static func rank(_ path: String) -> (Int, String) {
    ((path.contains("~dark") ? 2 : 0) + (path.contains("@") ? 0 : 1), path)
  }
}
