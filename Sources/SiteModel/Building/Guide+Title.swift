import GuideMarkup

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
