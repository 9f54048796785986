import GuideMarkup

/// Puts code that compiles in the place of `...`, by which documentation leaves code out.
///
/// Where statements stand it becomes `fatalError()`, which fits every type; between the members of a type, nothing.
struct ElidedCode {
  /// What the braces that are open belong to, the outermost first: whether it is a type.
  private var isType: [Bool] = []

  /// The code of the line since its last brace or semicolon.
  private var statement = ""

  static func filled(_ fence: Fence) -> Fence {
    guard fence.body.contains(where: { $0.text.contains("...") || $0.text.contains("…") }) else {
      return fence
    }
    var code = ElidedCode()
    var fence = fence
    for index in fence.body.indices { fence.body[index].text = code.filled(fence.body[index].text) }
    return fence
  }

  private mutating func filled(_ line: String) -> String {
    let code = line.withoutComment
    var result = ""
    var rest = code[...]
    while let character = rest.first {
      if let mark = ["...", "…"].first(where: rest.hasPrefix),
        isElision(mark, in: rest, after: result)
      {
        result += isType.last ?? false ? "" : "fatalError()"
        rest = rest.dropFirst(mark.count)
        continue
      }
      follow(character)
      result.append(character)
      rest = rest.dropFirst()
    }
    statement = ""
    return result + line.dropFirst(code.count)
  }

  /// Whether the mark is all there is between braces, or on its line.
  private func isElision(_ mark: String, in rest: Substring, after text: String) -> Bool {
    let before = text.reversed().drop(while: \.isWhitespace)
    let behind = rest.dropFirst(mark.count).drop(while: \.isWhitespace)
    // Behind the parameters of a closure: `{ db in ... }`.
    let isBody = statement.split(whereSeparator: \.isWhitespace).last == "in"
    let begins = before.isEmpty || before.first == "{" || isBody
    return begins && (behind.isEmpty || behind.first == "}")
  }

  private mutating func follow(_ character: Character) {
    switch character {
    case "{":
      let words = statement.split { !$0.isLetter && $0 != "_" }.map(String.init)
      isType.append(
        words.contains(where: Self.types.contains)
          && !words.contains(where: Self.functions.contains))
      statement = ""
    case "}":
      _ = isType.popLast()
      statement = ""
    case ";": statement = ""
    default: statement.append(character)
    }
  }

  private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let functions: Set = ["func", "init", "var", "let", "subscript", "deinit"]
}
