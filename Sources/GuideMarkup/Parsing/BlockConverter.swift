import Diagnostics

/// Makes a guide's blocks of the parser's nodes.
///
/// It calls itself for each level; ``StructureLimits/treeDepth`` bounds them.
struct BlockConverter {
  private var inlineConverter: InlineConverter
  private var identifiers = HeadingIdentifiers()
  private var fences: FenceReader
  private var admonitions: AdmonitionReader
  private let source: SourceText

  /// What is wrong with fences that are text of other blocks.
  private var swallowed: [Diagnostic] = []
  private(set) var firstHeading: String?
  private(set) var footnotes: [Footnote] = []

  init(source: SourceText, root: MarkupNode) {
    self.source = source
    inlineConverter = InlineConverter(source: source)
    fences = FenceReader(source: source, root: root)
    admonitions = AdmonitionReader(source: source)
  }

  var diagnostics: [Diagnostic] {
    inlineConverter.diagnostics + fences.diagnostics + admonitions.diagnostics + swallowed
  }

  mutating func blocks(_ nodes: [MarkupNode]) -> [Block] {
    var result: [Block] = []
    for node in nodes {
      if let block = block(node) { result.append(block) }
    }
    return result
  }

  private mutating func block(_ node: MarkupNode) -> Block? {
    switch node.kind {
    case .paragraph: .paragraph(inlines(node))
    case .heading(let level): heading(node, level: level)
    case .thematicBreak: .thematicBreak
    case .quote: admonitions.block(blocks(node.children), line: node.line)
    case .list(let start, let isTight): .list(list(node, start: start, isTight: isTight))
    case .fencedCode(let literal): .fence(fences.fence(node, literal: literal))
    case .indentedCode(let literal): indentedCode(literal, line: node.line)
    case .htmlBlock(let literal): html(literal, line: node.line)
    case .table(let alignments): .table(table(node, alignments: alignments))
    case .footnoteDefinition: footnote(node)
    default: nil
    }
  }

  private mutating func indentedCode(_ literal: String, line: Int) -> Block {
    swallowed += SwallowedFences(source: source).diagnostics(inIndentedCode: literal, at: line)
    return .indentedCode(
      literal.withoutLastLineEnd, lines: fences.lines(of: literal, from: line))
  }

  /// A comment is the author's own: no reader sees it.
  private mutating func html(_ literal: String, line: Int) -> Block? {
    let swallowed = SwallowedFences(source: source).diagnostics(inHTML: literal, at: line)
    self.swallowed += swallowed
    if HTMLText.isComment(literal) { return nil }
    if swallowed.isEmpty {
      self.swallowed.append(HTMLText.warning(of: literal, line: line, in: source))
    }
    return .html(literal.withoutLastLineEnd)
  }

  private mutating func inlines(_ node: MarkupNode) -> [Inline] {
    inlineConverter.inlines(node.children, line: node.line)
  }

  private mutating func heading(_ node: MarkupNode, level: Int) -> Block {
    let content = inlines(node)
    let text = content.map(\.plainText).joined()
    if level == 1, firstHeading == nil, !text.isEmpty { firstHeading = text }
    return .heading(level: level, identifier: identifiers.identifier(for: text), content: content)
  }

  private mutating func list(_ node: MarkupNode, start: Int?, isTight: Bool) -> List {
    var list = List(start: start, isTight: isTight, items: [])
    for item in node.children {
      guard case .item(let isDone) = item.kind else { continue }
      list.items.append(List.Item(isDone: isDone, blocks: blocks(item.children)))
    }
    return list
  }

  private mutating func table(_ node: MarkupNode, alignments: [Table.Alignment]) -> Table {
    var rows: [[[Inline]]] = []
    for row in node.children {
      var cells: [[Inline]] = []
      for cell in row.children {
        cells.append(inlineConverter.inlines(cell.children, line: row.line))
      }
      rows.append(cells)
    }
    return Table(
      alignments: alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  /// The parser moves the footnotes that are referred to after the text, in their order.
  private mutating func footnote(_ node: MarkupNode) -> Block? {
    let text = inlineConverter.source.line(node.line)
    let label = LineShape(Array(text.utf8), number: node.line).footnoteLabel ?? ""
    footnotes.append(Footnote(label: label, blocks: blocks(node.children)))
    return nil
  }
}

extension String {
  fileprivate var withoutLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
