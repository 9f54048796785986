/// Text of programs, in which nothing may hide.
///
/// Characters that reorder what is around them, or that take no room, can make code look like
/// other code; they are shown as their code points.
enum VisibleText {
  static func nodes(_ text: String) -> [HTMLNode] {
    guard text.unicodeScalars.contains(where: isDeceptive) else { return [.text(text)] }
    var nodes: [HTMLNode] = []
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isDeceptive(scalar) else {
        plain.append(scalar)
        continue
      }
      nodes += [.text(String(plain)), mark(scalar)]
      plain.removeAll()
    }
    return nodes + [.text(String(plain))]
  }

  private static func mark(_ scalar: Unicode.Scalar) -> HTMLNode {
    .element("mark", text: "U+" + String(scalar.value, radix: 16, uppercase: true))
  }

  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C, 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
