import Diagnostics

/// Makes fences of the parser's code blocks, with the places of their words and lines.
///
/// The parser says where a block begins and what its text is; everything else is read from the
/// source lines.
struct FenceReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceText

  /// The lines on which code blocks begin.
  private let codeLines: Set<Int>

  /// The index of the fence that begins on a line.
  private let indexes: [Int: Int]

  init(source: SourceText, root: MarkupNode) {
    self.source = source
    var codeLines: Set<Int> = []
    var fenceLines: [Int] = []
    for node in root.descendants {
      switch node.kind {
      case .fencedCode: fenceLines.append(node.line)
      case .indentedCode: codeLines.insert(node.line)
      default: break
      }
    }
    self.codeLines = codeLines.union(fenceLines)
    indexes = Dictionary(
      uniqueKeysWithValues: fenceLines.sorted().enumerated().map { ($1, $0) })
  }

  mutating func fence(_ node: MarkupNode, literal: String) -> Fence {
    let column = source.column(atByte: node.byte, ofLine: node.line)
    let opening = FenceOpening(line: source.line(node.line), column: column)
    let body = lines(of: literal, from: node.line + 1)
    let end = node.line + 1 + body.count
    let location = source.location(line: node.line, column: column)
    if !isClosing(end, of: opening) { reportUnclosed(opening, at: location) }
    let nested = SwallowedFences(source: source)
    diagnostics += nested.diagnostics(inside: opening, at: node.line, body)
    var info = InfoString(opening: opening, location: location, source: source)
    info.read()
    diagnostics += info.diagnostics
    return Fence(
      index: indexes[node.line, default: 0], location: location, language: info.language,
      words: info.words, body: body, bodyLines: (node.line + 1)..<end,
      linePrefix: opening.linePrefix)
  }

  /// The lines of code with their places in the source.
  ///
  /// - Parameters:
  ///   - literal: The code as the parser gives it, with a line end at its end.
  ///   - first: The source line with its first line.
  func lines(of literal: String, from first: Int) -> [Fence.Line] {
    // By bytes: it is asked for every line of code of all guides, and to tell letters takes three times as long.
    let texts = literal.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return texts.dropLast().enumerated().map { index, text in
      FenceBodyLine(text: Substring(text), sourceLine: source.line(first + index)).line(
        number: first + index)
    }
  }

  /// A line after the body that looks like a fence closes it, unless it opens a block of its own:
  /// then the list or quote with the fence ended before it.
  private func isClosing(_ number: Int, of opening: FenceOpening) -> Bool {
    number <= source.lines.count && !codeLines.contains(number)
      && opening.closingRun(in: source.line(number)) != nil
  }

  private mutating func reportUnclosed(_ opening: FenceOpening, at location: SourceLocation) {
    diagnostics.append(
      source.diagnostic(
        rule: "fence.unclosed", line: location.line, column: location.column,
        length: opening.length, "this code block is never closed",
        fix: "write \(opening.run) on a line of its own, indented like the opening line"))
  }
}
