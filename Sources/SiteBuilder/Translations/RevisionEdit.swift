/// Writes into the front matter of a translation which text of its source it translates.
package enum RevisionEdit {
  /// The text of the translation's file with this revision.
  package static func text(_ text: String, revision: String) -> String {
    let line = "of-revision: \(revision)"
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first.map(isDelimiter) ?? false,
      let end = lines.dropFirst().firstIndex(where: isDelimiter)
    else { return "---\n\(line)\n---\n\n" + text }
    if let old = lines[..<end].firstIndex(where: { $0.hasPrefix("of-revision:") }) {
      lines[old] = line
    } else {
      lines.insert(line, at: end)
    }
    return lines.joined(separator: "\n")
  }

  private static func isDelimiter(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }
}
