import GuideMarkup

extension Guide {
  /// The anchors of all headings, wherever they stand.
  var headingIdentifiers: Set<String> {
    Set(
      everyBlock.compactMap { block in
        if case .heading(_, let identifier, _) = block { identifier } else { nil }
      })
  }

  /// All pieces of running text, those within others included, in no order.
  var everyInline: [Inline] {
    var found: [Inline] = []
    var pending = everyBlock.flatMap(\.ownText)
    while let inline = pending.popLast() {
      found.append(inline)
      pending += inline.content
    }
    return found
  }

  private var everyBlock: [Block] {
    var found: [Block] = []
    var pending = blocks + footnotes.flatMap(\.blocks)
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
