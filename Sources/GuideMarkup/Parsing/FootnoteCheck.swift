import Diagnostics

/// Finds the footnotes that the parser drops without a word: those that nothing refers to, and the
/// second of two with one label.
enum FootnoteCheck {
  static func diagnostics(source: SourceText, root: MarkupNode) -> [Diagnostic] {
    let known = knownLines(root)
    return source.lines.enumerated().compactMap { index, text in
      // Most lines have no bracket, and to find a line's shape takes longer than to look for one.
      guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
      let line = LineShape(Array(text.utf8), number: index + 1)
      guard !known.contains(line.number), let byte = line.footnoteStart,
        let label = line.footnoteLabel
      else { return nil }
      return source.diagnostic(
        rule: "footnote.unused", line: line.number,
        column: source.column(atByte: byte, ofLine: line.number),
        "footnote `\(label)` is never shown: nothing refers to it, or another has its label",
        fix: "refer to it, give it another label, or remove it")
    }
  }

  /// The lines that hold code, HTML or the footnotes that are shown.
  private static func knownLines(_ root: MarkupNode) -> Set<Int> {
    var lines: Set<Int> = []
    for node in root.descendants {
      switch node.kind {
      case .fencedCode, .indentedCode, .htmlBlock:
        lines.formUnion(node.line...max(node.line, node.lastLine))
      case .footnoteDefinition: lines.insert(node.line)
      default: break
      }
    }
    return lines
  }
}
