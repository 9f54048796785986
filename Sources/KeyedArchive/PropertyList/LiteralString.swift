/// A string that equals another if both have the same code units.
struct LiteralString: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: LiteralString, b: LiteralString) -> Bool {
    a.withBytes { a in
      b.withBytes { b in a.hasSameBytes(as: b) }
    }
  }

  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var text = text
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
  }
}
