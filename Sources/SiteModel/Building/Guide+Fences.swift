import GuideMarkup

extension Guide {
  /// All fences of the guide and its footnotes, those in lists and quotes included.
  var fences: [Fence] {
    blocks.flatMap(\.fences) + footnotes.flatMap { $0.blocks.flatMap(\.fences) }
  }
}

extension Block {
  fileprivate var fences: [Fence] {
    switch self {
    case .fence(let fence): [fence]
    case .quote(let blocks), .admonition(_, let blocks): blocks.flatMap(\.fences)
    case .tabs(let panels): panels.flatMap { $0.flatMap(\.fences) }
    case .list(let list): list.items.flatMap { $0.blocks.flatMap(\.fences) }
    case .heading, .paragraph, .indentedCode, .table, .thematicBreak, .html: []
    }
  }
}
