/// A file of build settings as Xcode reads it: `App.xcconfig`.
enum BuildSettingsFile {
  /// The settings in a file and in those that it includes, in order: a later one comes before an
  /// earlier one of the same name.
  ///
  /// Those for one platform or architecture alone are left out.
  ///
  /// - Parameters:
  ///   - path: The file's path below the app's folder.
  ///   - text: Reads a file; nil where there is none, and then it has no settings.
  static func settings(
    in path: String, text: (String) -> String?
  ) -> [(name: String, value: String)] {
    var seen = Set<String>()
    return settings(in: path, text: text, seen: &seen)
  }

  private static func settings(
    in path: String, text: (String) -> String?, seen: inout Set<String>
  ) -> [(name: String, value: String)] {
    guard seen.insert(path).inserted, let content = text(path) else { return [] }
    var result: [(name: String, value: String)] = []
    for line in content.split(whereSeparator: \.isNewline) {
      let line = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      if let match = line.firstMatch(of: #/^\s*#include\??\s*"(?<file>[^"]+)"/#) {
        let file = RelativePath.joined(RelativePath.folder(of: path), String(match.output.file))
        result += settings(in: file, text: text, seen: &seen)
      } else if let match = line.wholeMatch(of: #/\s*(?<name>\w+)\s*=\s*(?<value>.*?)\s*;?\s*/#) {
        result.append((String(match.output.name), String(match.output.value)))
      }
    }
    return result
  }
}
