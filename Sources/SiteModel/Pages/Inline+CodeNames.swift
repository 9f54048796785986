import GuideMarkup

extension Inline {
  /// The code in running text, in links and emphasis too.
  var codeNames: [String] {
    switch self {
    case .code(let text): [text]
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content):
      content.flatMap(\.codeNames)
    case .text, .image, .footnoteReference, .softBreak, .lineBreak, .html: []
    }
  }
}
