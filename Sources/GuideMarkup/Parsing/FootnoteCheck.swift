import Diagnostics

/// Finds the footnotes that the parser drops without a word: those that nothing refers to, and the
/// second of two with one label.
enum FootnoteCheck {
  static func diagnostics(source: SourceText, root: MarkupNode) -> [Diagnostic] {
    let known = knownLines(root)
    return source.lines.enumerated().compactMap { index, text in
      guard !known.contains(index + 1), let byte = definitionStart(in: text) else { return nil }
      return source.diagnostic(
        rule: "footnote.unused", line: index + 1,
        column: source.column(atByte: byte, ofLine: index + 1),
        "No text refers to this footnote, or another has its label; it would not be shown.",
        fix: "Refer to it, give it another label, or remove it.")
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

  private static func definitionStart(in text: String) -> Int? {
    LineShape(Array(text.utf8), number: 0).footnoteStart
  }
}
