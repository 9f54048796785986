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
    mapContents { $0.map { $0.mappingDestinations(transform) } }
  }

  /// Puts other pieces in the place of each text, those in links and emphasis included.
  package mutating func mapTexts(_ transform: (String) -> [Inline]) {
    mapContents { Inline.mappingTexts(in: $0, transform) }
  }

  /// Puts other running text in the place of that of each block.
  private mutating func mapContents(_ transform: ([Inline]) -> [Inline]) {
    mapBlocks { block in
      switch block {
      case .heading(let level, let identifier, let content):
        .heading(level: level, identifier: identifier, content: transform(content))
      case .paragraph(let content): .paragraph(transform(content))
      case .table(var table):
        {
          table.header = table.header.map(transform)
          table.rows = table.rows.map { $0.map(transform) }
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

  fileprivate static func mappingTexts(
    in content: [Inline], _ transform: (String) -> [Inline]
  ) -> [Inline] {
    var result: [Inline] = []
    var text = ""
    func end() {
      if !text.isEmpty { result += transform(text) }
      text = ""
    }
    for inline in content {
      // The parser divides texts where a mark could have begun.
      if case .text(let part) = inline {
        text += part
        continue
      }
      end()
      result.append(inline.mappingTexts(transform))
    }
    end()
    return result
  }

  private func mappingTexts(_ transform: (String) -> [Inline]) -> Inline {
    switch self {
    case .emphasis(let content): .emphasis(Self.mappingTexts(in: content, transform))
    case .strong(let content): .strong(Self.mappingTexts(in: content, transform))
    case .strikethrough(let content): .strikethrough(Self.mappingTexts(in: content, transform))
    case .link(let destination, let title, let content):
      .link(
        destination: destination, title: title, content: Self.mappingTexts(in: content, transform))
    case .text, .code, .image, .footnoteReference, .softBreak, .lineBreak, .html: self
    }
  }
}
