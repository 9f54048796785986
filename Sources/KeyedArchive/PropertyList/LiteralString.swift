/// A string that equals another if both have the same code units.
struct LiteralString: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: LiteralString, b: LiteralString) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
