/// A value of an example in running text: `{{run-1.total}}`.
struct ValueReference: Hashable {
  /// The example's name.
  var example: String

  /// The variable's name.
  var value: String

  /// As the author wrote it.
  var text: String

  /// Reads what is between the braces, with or without blanks around it; nil for another text.
  private init?(_ written: Substring) {
    let inner = written.trimming(" ")
    guard let dot = inner.lastIndex(of: "."), dot > inner.startIndex else { return nil }
    let name = inner[inner.index(after: dot)...]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !inner.contains(where: { $0.isWhitespace || "{}".contains($0) })
    else { return nil }
    example = String(inner[..<dot])
    value = String(name)
    text = "{{\(written)}}"
  }

  /// A piece of a text.
  enum Piece {
    case text(Substring)
    case reference(ValueReference)
  }

  /// The text, divided at the references in it; nil for one without a reference.
  static func pieces(of text: String) -> [Piece]? {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    var pieces: [Piece] = []
    var start = text.startIndex
    var rest = text[...]
    while let opening = rest.firstRange(of: "{{") {
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstRange(of: "}}") else { break }
      guard let reference = ValueReference(rest[..<closing.lowerBound]) else { continue }
      pieces.append(.text(text[start..<opening.lowerBound]))
      pieces.append(.reference(reference))
      start = closing.upperBound
      rest = rest[start...]
    }
    return pieces.isEmpty ? nil : pieces + [.text(text[start...])]
  }
}

extension Substring {
  /// The text without what it begins and ends with.
  fileprivate func trimming(_ character: Character) -> Substring {
    var rest = self
    while rest.first == character { rest.removeFirst() }
    while rest.last == character { rest.removeLast() }
    return rest
  }
}
