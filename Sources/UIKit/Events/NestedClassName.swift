/// The name of a class in another type as Objective-C's runtime has it: `_TtCC3App5Outer5Inner`.
///
/// It is Swift's older mangling: the kinds of the types, the innermost first, then the names, the outermost first. For a
/// class in no other type, the runtime shows `App.Outer` instead.
struct NestedClassName {
  private static let prefix = "_Tt"

  /// The kinds of types that have others in them: classes, structures and enumerations.
  private static let kinds: Set<Character> = ["C", "V", "O"]

  let text: String

  /// Nil for a class in no other type, or in one whose name has more than plain names: a function, a generic type,
  /// another file.
  init?(of aClass: AnyClass, named name: String) {
    let names = name.split(separator: ".").map(String.init)
    guard names.count > 2, names.allSatisfy(Self.isPlain),
      let kinds = Self.kinds(ofMangled: _mangledTypeName(aClass) ?? "", count: names.count - 1)
    else { return nil }
    text =
      Self.prefix + String(kinds.reversed()) + names.map { "\($0.utf8.count)\($0)" }.joined()
  }

  /// The name with dots that a mangled one stands for: `App.Outer.Inner`; nil for any other text.
  static func plainName(of text: String) -> String? {
    guard text.hasPrefix(prefix) else { return nil }
    var rest = text.dropFirst(prefix.count)
    let count = rest.prefix { kinds.contains($0) }.count
    rest = rest.dropFirst(count)
    var names: [Substring] = []
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isNumber)
      guard let length = Int(digits), rest.count >= digits.count + length else { return nil }
      names.append(rest.dropFirst(digits.count).prefix(length))
      rest = rest.dropFirst(digits.count + length)
    }
    return count > 0 && names.count == count + 1 ? names.joined(separator: ".") : nil
  }

  private static func isPlain(_ name: String) -> Bool {
    name.first?.isNumber == false
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The kinds of the types, the outermost first, in today's mangling: `3App5OuterC5InnerC`, in which a word of an earlier
  /// name may stand for itself as a letter (`0A8Delegate`).
  private static func kinds(ofMangled text: String, count: Int) -> [Character]? {
    var rest = text[...]
    guard skipName(&rest) else { return nil }
    var found: [Character] = []
    while !rest.isEmpty {
      guard skipName(&rest), let kind = rest.popFirst(), kinds.contains(kind) else { return nil }
      found.append(kind)
    }
    return found.count == count ? found : nil
  }

  private static func skipName(_ text: inout Substring) -> Bool {
    var hasWords = text.first == "0"
    if hasWords { text.removeFirst() }
    repeat {
      while hasWords, let letter = text.first, letter.isLetter {
        text.removeFirst()
        if letter.isUppercase { hasWords = false }
      }
      if text.first == "0" {
        text.removeFirst()
        return true
      }
      let digits = text.prefix(while: \.isNumber)
      guard let length = Int(digits), length > 0, text.count >= digits.count + length else {
        return false
      }
      text = text.dropFirst(digits.count + length)
    } while hasWords
    return true
  }
}
