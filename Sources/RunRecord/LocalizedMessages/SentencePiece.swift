/// A piece of a sentence that has places for values: `{count} more`.
package enum SentencePiece: Hashable, Sendable {
  case text(String)

  /// The place of the value with this name.
  case place(String)

  /// The pieces of a sentence, none of them empty.
  ///
  /// Code that fills the places goes from piece to piece, because a value may look like a place itself.
  /// Pages have thousands of sentences: the modules that draw them, which are optimized, compile this with their own code.
  @inlinable
  package static func pieces(of sentence: String) -> [SentencePiece] {
    var pieces: [SentencePiece] = []
    var rest = sentence[...]
    // By bytes, as every sentence of every page is read: letters as readers see them take ten times as long.
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      pieces.append(.place(String(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }

  /// The sentence with values in their places; a place without a value stays as it is written.
  @inlinable
  package static func filled(_ sentence: String, _ value: (String) -> String?) -> String {
    pieces(of: sentence).reduce(into: "") { filled, piece in
      switch piece {
      case .text(let text): filled += text
      case .place(let name): filled += value(name) ?? "{\(name)}"
      }
    }
  }
}
