/// The arguments of a process as a guide writes them: parts between blanks, or in single quotes.
struct ArgumentList {
  private let characters: [Character]
  private(set) var arguments: [String] = []

  /// Where in the text the quote stands that is never closed.
  private(set) var unclosedQuote: Int?

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func read() {
    var argument: String?
    var quote: Int?
    for (offset, character) in characters.enumerated() {
      switch (character, quote) {
      case ("'", nil):
        quote = offset
        argument = argument ?? ""
      case ("'", _):
        quote = nil
      case (" ", nil), ("\t", nil):
        if let argument { arguments.append(argument) }
        argument = nil
      default:
        argument = (argument ?? "") + String(character)
      }
    }
    if let argument { arguments.append(argument) }
    unclosedQuote = quote
  }
}
