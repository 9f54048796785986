extension Guide {
  /// All fences, in source order, those in lists, quotes and footnotes included.
  package var fences: [Fence] {
    var fences: [Fence] = []
    var pending = (blocks + footnotes.flatMap(\.blocks))[...]
    while let block = pending.popFirst() {
      switch block {
      case .fence(let fence): fences.append(fence)
      case .quote(let blocks), .admonition(_, let blocks): pending += blocks
      case .tabs(let panels): pending += panels.flatMap(\.self)
      case .list(let list): pending += list.items.flatMap(\.blocks)
      case .heading, .paragraph, .indentedCode, .table, .thematicBreak, .html: break
      }
    }
    return fences.sorted { $0.index < $1.index }
  }
}
