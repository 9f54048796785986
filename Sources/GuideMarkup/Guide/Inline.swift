/// A piece of running text.
package indirect enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(destination: String, title: String, content: [Inline])
  case image(source: String, title: String, alternative: String)
  /// A reference to the footnote with this number, from 1; `occurrence` counts the references to
  /// the same footnote, from 1.
  case footnoteReference(number: Int, occurrence: Int)
  case softBreak
  case lineBreak
  /// HTML that the author wrote; shown as text, because raw HTML is off.
  case html(String)
}

extension Inline {
  /// The text a reader sees, without marks.
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text), .html(let text): text
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content):
      content.map(\.plainText).joined()
    case .image(_, _, let alternative): alternative
    case .footnoteReference: ""
    case .softBreak, .lineBreak: " "
    }
  }
}
