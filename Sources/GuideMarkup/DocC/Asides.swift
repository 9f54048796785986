/// The asides of DocC: quotes that begin with `Note:`, `Tip:` and the like.
enum Asides {
  /// The lines with the marks of guides: `[!NOTE]` in the empty line above each aside.
  static func marked(_ lines: [String], kinds: [ArticleLine]) -> [String] {
    var lines = lines
    for index in lines.indices where kinds[index] == .prose {
      let line = lines[index]
      guard let sign = line.firstIndex(of: ">"), line[..<sign].allSatisfy(\.isWhitespace) else {
        continue
      }
      let above = index > 0 ? lines[index - 1] : ""
      let text = line[line.index(after: sign)...].drop(while: \.isWhitespace)
      let name = text.prefix { $0 != ":" }
      guard name.count < text.count, let kind = admonitions[name.lowercased()] else { continue }
      // An aside that continues a quote, or has no room for the mark, stays a quote.
      guard index > 0, above.allSatisfy({ $0.isWhitespace || $0 == ">" }), !above.contains(">")
      else { continue }
      lines[index - 1] = line[..<sign] + "> " + kind.marker
      let rest = text.dropFirst(name.count + 1).drop(while: \.isWhitespace)
      lines[index] =
        name.lowercased() == kind.rawValue
        ? line[...sign] + " " + rest : line[...sign] + " **\(name):** " + rest
    }
    return lines
  }

  private static let admonitions: [String: Admonition] = [
    "note": .note, "tip": .tip, "important": .important, "warning": .warning, "experiment": .tip,
    "attention": .caution, "bug": .caution, "remark": .note, "see also": .note,
  ]
}
