import Diagnostics

/// Makes running text of the parser's nodes.
///
/// It calls itself for each level; ``StructureLimits/treeDepth`` bounds them.
struct InlineConverter {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var referencesByFootnote: [Int: Int] = [:]

  /// How many tags of HTML have a warning.
  private var tagCount = 0

  /// Who writes more of them knows by then, and each has a copy of its line.
  private static let mostTags = 20

  init(source: SourceText) {
    self.source = source
  }

  /// `line` is where the text begins, for nodes that do not know their own.
  mutating func inlines(_ nodes: [MarkupNode], line: Int) -> [Inline] {
    var result: [Inline] = []
    for node in nodes {
      for inline in converted(node, line: node.line > 0 ? node.line : line) {
        if case .text(let text) = inline, case .text(let before) = result.last {
          result[result.count - 1] = .text(before + text)
        } else {
          result.append(inline)
        }
      }
    }
    return result
  }

  private mutating func converted(_ node: MarkupNode, line: Int) -> [Inline] {
    switch node.kind {
    case .text(let text): text.isEmpty ? [] : [.text(text)]
    case .code(let code): [.code(code)]
    case .htmlInline(let html): self.html(html, line: line)
    case .softBreak: [.softBreak]
    case .lineBreak: [.lineBreak]
    case .emphasis: [.emphasis(inlines(node.children, line: line))]
    case .strong: [.strong(inlines(node.children, line: line))]
    case .strikethrough: [.strikethrough(inlines(node.children, line: line))]
    case .link(let destination, let title):
      link(node, destination: destination, title: title, line: line)
    case .image(let source, let title): image(node, imageSource: source, title: title, line: line)
    case .footnoteReference(let number): [footnoteReference(number)]
    default: inlines(node.children, line: line)
    }
  }

  /// Comments are the author's own, and a break is what Markdown has, too; other tags are shown as text.
  private mutating func html(_ html: String, line: Int) -> [Inline] {
    if HTMLText.isComment(html) { return [] }
    if ["<br>", "<br/>", "<br />"].contains(html.lowercased()) { return [.lineBreak] }
    if !html.hasPrefix("</"), tagCount < Self.mostTags {
      tagCount += 1
      diagnostics.append(HTMLText.warning(of: html, line: line, in: source))
    }
    return [.html(html)]
  }

  /// A refused link leaves its text behind, so that nothing later can let it through.
  private mutating func link(
    _ node: MarkupNode, destination: String, title: String, line: Int
  ) -> [Inline] {
    let content = inlines(node.children, line: line)
    if let refusal = LinkPolicy.links.refusal(of: destination) {
      report(refusal, of: destination, rule: "link.scheme", line: line)
      return content
    }
    return [.link(destination: destination, title: title, content: content)]
  }

  private mutating func image(
    _ node: MarkupNode, imageSource: String, title: String, line: Int
  ) -> [Inline] {
    let alternative = inlines(node.children, line: line).map(\.plainText).joined()
    if let refusal = LinkPolicy.images.refusal(of: imageSource) {
      report(refusal, of: imageSource, rule: "image.scheme", line: line)
      return [.text(alternative)]
    }
    return [.image(source: imageSource, title: title, alternative: alternative)]
  }

  private mutating func report(
    _ refusal: LinkPolicy.Refusal, of destination: String, rule: String, line: Int
  ) {
    let text = source.line(line)
    let range = destination.isEmpty ? nil : text.firstRange(of: destination)
    let start = range?.lowerBound ?? text.firstIndex { !$0.isWhitespace } ?? text.startIndex
    diagnostics.append(
      source.diagnostic(
        rule: rule, line: line, column: text[..<start].count + 1,
        length: range.map { text[$0].count } ?? 1, refusal.summary, fix: refusal.fix))
  }

  private mutating func footnoteReference(_ number: Int) -> Inline {
    referencesByFootnote[number, default: 0] += 1
    return .footnoteReference(number: number, occurrence: referencesByFootnote[number, default: 0])
  }
}
