/// A name of a setting in a text: `$(NAME)` or `${NAME}`.
package struct SettingReference {
  package let range: Range<Substring.Index>
  package let name: Substring

  /// The first one in a text; nil for none.
  ///
  /// Of `$(A$(B))`, that is the inner one. Each character is looked at once.
  package static func first(in text: Substring) -> SettingReference? {
    let bytes = text.utf8
    var start: Substring.Index?
    var end = UInt8(ascii: ")")
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      switch bytes[index] {
      case UInt8(ascii: "$") where next < bytes.endIndex && bytes[next] == UInt8(ascii: "("):
        (start, end) = (index, UInt8(ascii: ")"))
        index = bytes.index(after: next)
        continue
      case UInt8(ascii: "$") where next < bytes.endIndex && bytes[next] == UInt8(ascii: "{"):
        (start, end) = (index, UInt8(ascii: "}"))
        index = bytes.index(after: next)
        continue
      case end:
        if let start {
          let name = text[bytes.index(start, offsetBy: 2)..<index]
          return SettingReference(range: start..<next, name: name)
        }
      case UInt8(ascii: "(") where end == UInt8(ascii: ")"),
        UInt8(ascii: "{") where end == UInt8(ascii: "}"):
        start = nil
      default: break
      }
      index = next
    }
    return nil
  }
}
