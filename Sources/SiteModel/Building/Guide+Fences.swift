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

extension Guide {
  /// Whether the text begins with a heading that is the page's title.
  var startsWithTitle: Bool {
    guard case .heading(1, _, let content)? = blocks.first else { return false }
    return content.map(\.plainText).joined() == title
  }

  /// The code in the heading that is the page's title.
  var titleNames: [String] {
    guard startsWithTitle, case .heading(_, _, let content)? = blocks.first else { return [] }
    return content.flatMap(\.codeNames)
  }
}
