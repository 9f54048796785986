extension Guide {
  /// Puts another block in the place of each, in the order of the text and those in others first.
  mutating func mapBlocks(_ transform: (Block) -> Block) {
    blocks = blocks.map { $0.mapped(transform) }
    for index in footnotes.indices {
      footnotes[index].blocks = footnotes[index].blocks.map { $0.mapped(transform) }
    }
  }

  /// Puts another address in the place of that of each link and image.
  package mutating func mapDestinations(_ transform: (String) -> String) {
    mapBlocks { block in
      switch block {
      case .heading(let level, let identifier, let content):
        .heading(
          level: level, identifier: identifier,
          content: content.map { $0.mappingDestinations(transform) })
      case .paragraph(let content): .paragraph(content.map { $0.mappingDestinations(transform) })
      case .table(var table):
        {
          table.header = table.header.map { $0.map { $0.mappingDestinations(transform) } }
          table.rows = table.rows.map { row in
            row.map { $0.map { $0.mappingDestinations(transform) } }
          }
          return .table(table)
        }()
      case .list, .quote, .admonition, .tabs, .fence, .indentedCode, .thematicBreak, .html: block
      }
    }
  }
}

extension Block {
  fileprivate func mapped(_ transform: (Block) -> Block) -> Block {
    switch self {
    case .quote(let blocks): return transform(.quote(blocks.map { $0.mapped(transform) }))
    case .admonition(let kind, let blocks):
      return transform(.admonition(kind, blocks.map { $0.mapped(transform) }))
    case .tabs(let panels):
      return transform(.tabs(panels.map { $0.map { $0.mapped(transform) } }))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map { $0.mapped(transform) }
      }
      return transform(.list(list))
    case .heading, .paragraph, .fence, .indentedCode, .table, .thematicBreak, .html:
      return transform(self)
    }
  }
}

extension Inline {
  fileprivate func mappingDestinations(_ transform: (String) -> String) -> Inline {
    func mapped(_ content: [Inline]) -> [Inline] {
      content.map { $0.mappingDestinations(transform) }
    }
    switch self {
    case .emphasis(let content): return .emphasis(mapped(content))
    case .strong(let content): return .strong(mapped(content))
    case .strikethrough(let content): return .strikethrough(mapped(content))
    case .link(let destination, let title, let content):
      return .link(destination: transform(destination), title: title, content: mapped(content))
    case .image(let source, let title, let alternative):
      return .image(source: transform(source), title: title, alternative: alternative)
    case .text, .code, .footnoteReference, .softBreak, .lineBreak, .html: return self
    }
  }
}
