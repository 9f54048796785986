extension Guide {
  /// The anchors of all headings, wherever they stand.
  package var headingIdentifiers: Set<String> {
    Set(
      everyBlock.compactMap { block in
        if case .heading(_, let identifier, _) = block { identifier } else { nil }
      })
  }

  /// All pieces of running text, those within others and in footnotes included, in no order.
  package var everyInline: [Inline] { everyBlock.everyInline }

  private var everyBlock: [Block] { (blocks + footnotes.flatMap(\.blocks)).withInnerBlocks }
}

extension [Block] {
  /// The blocks and those within them, in no order.
  package var withInnerBlocks: [Block] {
    var found: [Block] = []
    var pending = self
    while let block = pending.popLast() {
      found.append(block)
      switch block {
      case .quote(let blocks), .admonition(_, let blocks): pending += blocks
      case .tabs(let panels): pending += panels.flatMap(\.self)
      case .list(let list): pending += list.items.flatMap(\.blocks)
      case .heading, .paragraph, .fence, .indentedCode, .table, .thematicBreak, .html: break
      }
    }
    return found
  }

  /// The pieces of running text of these blocks alone, those within others included, in no order.
  package var everyInline: [Inline] {
    var found: [Inline] = []
    var pending = flatMap(\.ownText)
    while let inline = pending.popLast() {
      found.append(inline)
      pending += inline.content
    }
    return found
  }
}

extension Block {
  fileprivate var ownText: [Inline] {
    switch self {
    case .heading(_, _, let content), .paragraph(let content): content
    case .table(let table): (table.header + table.rows.flatMap(\.self)).flatMap(\.self)
    case .list, .quote, .admonition, .tabs, .fence, .indentedCode, .thematicBreak, .html: []
    }
  }
}

extension Inline {
  fileprivate var content: [Inline] {
    switch self {
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content):
      content
    case .text, .code, .image, .footnoteReference, .softBreak, .lineBreak, .html: []
    }
  }
}
