extension Guide {
  /// All fences, in source order, those in lists, quotes and footnotes included.
  package var fences: [Fence] {
    innermostBlocks.compactMap { block -> Fence? in
      guard case .fence(let fence) = block else { return nil }
      return fence
    }.sorted { $0.index < $1.index }
  }

  /// The lines of all code that is only indented, in source order.
  package var indentedLines: [Fence.Line] {
    innermostBlocks.flatMap { block -> [Fence.Line] in
      guard case .indentedCode(_, let lines) = block else { return [] }
      return lines
    }.sorted { $0.number < $1.number }
  }

  /// The blocks that have no others in them.
  private var innermostBlocks: [Block] {
    var found: [Block] = []
    var pending = (blocks + footnotes.flatMap(\.blocks))[...]
    while let block = pending.popFirst() {
      switch block {
      case .quote(let blocks), .admonition(_, let blocks): pending += blocks
      case .tabs(let panels): pending += panels.flatMap(\.self)
      case .list(let list): pending += list.items.flatMap(\.blocks)
      case .heading, .paragraph, .fence, .indentedCode, .table, .thematicBreak, .html:
        found.append(block)
      }
    }
    return found
  }
}
