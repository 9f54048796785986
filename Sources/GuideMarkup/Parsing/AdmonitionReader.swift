import Diagnostics

/// Tells quotes that are admonitions or tabs from those that are quotes.
struct AdmonitionReader {
  /// What was wrong so far.
  private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceText

  init(source: SourceText) {
    self.source = source
  }

  /// The block of a quote with this content.
  ///
  /// - Parameter line: The line on which the quote begins.
  mutating func block(_ content: [Block], line: Int) -> Block {
    guard case .paragraph(let inlines)? = content.first else { return .quote(content) }
    let firstLine = inlines.prefix { $0 != .softBreak && $0 != .lineBreak }
    guard firstLine.allSatisfy(\.isPlainText),
      let match = firstLine.map(\.plainText).joined().wholeMatch(of: /(\[!(.*)\])\s*/),
      // Escaped brackets are those that the author wants a reader to see.
      source.line(line).contains(match.output.1)
    else { return .quote(content) }
    let rest = Array(inlines.dropFirst(firstLine.count + 1))
    let others = (rest.isEmpty ? [] : [.paragraph(rest)]) + content.dropFirst()
    if match.output.2.lowercased() == Self.tabs { return tabs(others, line: line) }
    guard let admonition = Admonition(rawValue: match.output.2.lowercased()) else {
      report(String(match.output.2), line: line)
      return .quote(content)
    }
    return .admonition(admonition, others)
  }

  /// What is in place of an admonition's name where the quote's headings are tabs.
  private static let tabs = "tabs"

  /// Headings of the level of the first begin a panel each.
  private mutating func tabs(_ content: [Block], line: Int) -> Block {
    guard case .heading(let level, _, _)? = content.first else {
      diagnostics.append(
        source.diagnostic(
          rule: "tabs.no-heading", line: line, column: 1,
          length: max(1, source.line(line).count), "tabs begin with a heading, one for each",
          fix: "write `> ### Name` below `> [!TABS]`"))
      return .quote(content)
    }
    var panels: [[Block]] = []
    for block in content {
      if case .heading(level, _, _) = block {
        panels.append([block])
      } else {
        panels[panels.count - 1].append(block)
      }
    }
    return .tabs(panels)
  }

  private mutating func report(_ name: String, line: Int) {
    let kinds = Admonition.allCases
    let names = kinds.map(\.rawValue) + [Self.tabs]
    let nearest = Suggestion.nearest(to: name.lowercased(), among: names)
    let column = source.line(line).firstIndex(of: "[").map {
      source.line(line).distance(from: source.line(line).startIndex, to: $0) + 1
    }
    diagnostics.append(
      source.diagnostic(
        rule: "admonition.unknown", line: line, column: column ?? 1, length: name.count + 3,
        "there is no admonition `\(name)`",
        fix: nearest.map { "did you mean `[!\($0.uppercased())]`?" }
          ?? "write one of \(kinds.map { "`\($0.marker)`" }.joined(separator: ", "))"))
  }
}

extension Inline {
  fileprivate var isPlainText: Bool {
    if case .text = self { true } else { false }
  }
}
