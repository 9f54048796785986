import SwiftSyntax

/// Collects the pieces of a text in order and joins neighbors of one category.
struct SpanAssembly {
  private(set) var spans: [CodeSpan] = []

  mutating func append(_ text: String, _ category: CodeSpan.Category) {
    guard !text.isEmpty else { return }
    if let last = spans.last, last.category == category {
      spans[spans.count - 1].text += text
    } else {
      spans.append(CodeSpan(text, category))
    }
  }

  mutating func append(_ trivia: Trivia) {
    for piece in trivia {
      var text = ""
      piece.write(to: &text)
      append(text, category(of: piece))
    }
  }

  private func category(of piece: TriviaPiece) -> CodeSpan.Category {
    switch piece {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    default: .plain
    }
  }
}
