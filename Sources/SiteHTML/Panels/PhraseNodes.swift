import RunRecord
import SiteModel

extension Phrase {
  /// The text in the language of the page, with elements in the places of their names.
  func nodes(_ values: KeyValuePairs<String, HTMLNode>) -> [HTMLNode] {
    SentencePiece.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .place(let name): values.first { $0.key == name }?.value ?? .text("{\(name)}")
      }
    }
  }
}
