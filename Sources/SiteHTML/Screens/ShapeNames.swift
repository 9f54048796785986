/// Names of what shapes of a drawing refer to: gradients, outlines, pictures.
///
/// An address in SVG means the first thing of that name on the page, and nothing if that is hidden, so each drawing has names
/// of its own.
struct ShapeNames {
  private let scope: String
  private var count = 0

  /// - Parameter scope: An anchor that no other drawing on the page has; empty for a standalone drawing.
  init(_ scope: String) {
    // What means something in an address becomes its number, and so does the sign before numbers.
    self.scope = scope.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
        || byte == 0x2E
        ? String(scalar) : "-\(byte)-"
    }.joined()
  }

  mutating func next() -> String {
    count += 1
    return "\(scope).s\(count)"
  }

  static func address(of name: String) -> String { "url(#\(name))" }
}
