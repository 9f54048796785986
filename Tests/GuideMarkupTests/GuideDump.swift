import Diagnostics
import GuideMarkup

/// A parsed guide as text: a line a block, indented below what it is in.
enum GuideDump {
  static func text(of parsed: ParsedGuide) -> String {
    var lines: [String] = []
    if let guide = parsed.guide {
      lines.append("title \(quoted(guide.title))")
      if !guide.summary.isEmpty { lines.append("summary \(quoted(guide.summary))") }
      lines += guide.blocks.flatMap { dump($0) }
      for (index, footnote) in guide.footnotes.enumerated() {
        lines.append("footnote \(index + 1) \(quoted(footnote.label))")
        lines += indented(footnote.blocks.flatMap { dump($0) })
      }
    }
    lines += parsed.diagnostics.map(dump)
    return lines.joined(separator: "\n")
  }

  static func dump(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location): \(diagnostic.severity) \(diagnostic.summary) [\(diagnostic.rule)]"
      + (diagnostic.fix.map { " \($0)" } ?? "")
  }

  static func dump(_ block: Block) -> [String] {
    switch block {
    case .heading(let level, let identifier, let content):
      ["heading \(level) #\(identifier): \(dump(content))"]
    case .paragraph(let content): ["paragraph: \(dump(content))"]
    case .list(let list): dump(list)
    case .tabs(let panels):
      ["tabs"] + indented(panels.flatMap { ["tab"] + indented($0.flatMap { dump($0) }) })
    case .admonition(let kind, let blocks):
      ["admonition \(kind.rawValue)"] + indented(blocks.flatMap { dump($0) })
    case .quote(let blocks): ["quote"] + indented(blocks.flatMap { dump($0) })
    case .fence(let fence): dump(fence)
    case .indentedCode(let code, _): ["code \(quoted(code))"]
    case .table(let table): dump(table)
    case .thematicBreak: ["rule"]
    case .html(let html): ["html \(quoted(html))"]
    }
  }

  static func dump(_ fence: Fence) -> [String] {
    let words = fence.words.map { word in
      " \(word.name)" + (word.value.map { "=\(quoted($0))" } ?? "")
        + "@\(word.location.column)+\(word.length)"
    }
    let lines = fence.body.map { "\($0.number)+\($0.prefixLength) \(quoted($0.text))" }
    let place = "\(fence.location.line):\(fence.location.column)"
    return [
      "fence \(fence.index) \(place) \(quoted(fence.language))\(words.joined()) "
        + "lines \(fence.bodyLines.lowerBound)..<\(fence.bodyLines.upperBound) "
        + "prefix \(quoted(fence.linePrefix))"
    ] + indented(lines)
  }

  private static func dump(_ list: List) -> [String] {
    let kind = list.start.map { "from \($0)" } ?? "bulleted"
    let items = list.items.flatMap { item in
      ["item" + (item.isDone.map { $0 ? " [x]" : " [ ]" } ?? "")]
        + indented(item.blocks.flatMap { dump($0) })
    }
    return ["list \(kind) \(list.isTight ? "tight" : "loose")"] + indented(items)
  }

  private static func dump(_ table: Table) -> [String] {
    let rows = ([table.header] + table.rows).map { row in
      "| " + row.map { dump($0) }.joined(separator: " | ") + " |"
    }
    let alignments = table.alignments.map(\.rawValue).joined(separator: " ")
    return ["table \(alignments)"] + indented(rows)
  }

  private static func dump(_ inlines: [Inline]) -> String {
    inlines.map { dump($0) }.joined(separator: " ")
  }

  private static func dump(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): quoted(text)
    case .code(let code): "code(\(quoted(code)))"
    case .emphasis(let content): "emphasis(\(dump(content)))"
    case .strong(let content): "strong(\(dump(content)))"
    case .strikethrough(let content): "strikethrough(\(dump(content)))"
    case .link(let destination, let title, let content):
      "link(\(quoted(destination)) \(quoted(title)) \(dump(content)))"
    case .image(let source, let title, let alternative):
      "image(\(quoted(source)) \(quoted(title)) \(quoted(alternative)))"
    case .footnoteReference(let number, let occurrence): "footnote(\(number).\(occurrence))"
    case .softBreak: "soft"
    case .lineBreak: "break"
    case .html(let html): "html(\(quoted(html)))"
    }
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  private static func quoted(_ text: String) -> String { text.debugDescription }
}

/// The dump of a guide named `a` with this text.
func parsed(_ text: String) -> String {
  GuideDump.text(of: GuideParser.parse(text, path: "a.md", name: "a"))
}
