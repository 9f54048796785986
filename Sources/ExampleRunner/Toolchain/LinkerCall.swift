/// The linker with everything that Clang tells it on this system.
///
/// Clang knows where the system keeps its startup objects and libraries. It is asked once for all
/// programs that are linked alike, because each call of it takes as long as half of linking.
struct LinkerCall: Hashable, Sendable {
  /// The path of the linker.
  let program: String

  private let arguments: [String]

  /// What stands for the files of a program where Clang is asked.
  static let object = "object-of-the-program"
  static let executable = "executable-of-the-program"

  /// Reads what Clang prints with `-###`; nil where it is not a command line.
  init?(printed text: String) {
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(" \"") }) else {
      return nil
    }
    let words = Self.words(in: line)
    guard let program = words.first, words.contains(Self.object), words.contains(Self.executable)
    else { return nil }
    self.program = program
    arguments = Array(words.dropFirst())
  }

  /// The arguments for one program.
  func arguments(inputs: [String], executable: String) -> [String] {
    arguments.flatMap { argument in
      switch argument {
      case Self.object: inputs
      case Self.executable: [executable]
      default: [argument]
      }
    }
  }

  /// Every word is quoted, with a backslash before what is special between quotes.
  private static func words(in line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in line {
      switch (character, word) {
      case (_, let open?) where isEscaped:
        word = open + String(character)
        isEscaped = false
      case ("\\", .some): isEscaped = true
      case ("\"", let open?):
        words.append(open)
        word = nil
      case ("\"", nil): word = ""
      case (_, let open?): word = open + String(character)
      case (_, nil): break
      }
    }
    return words
  }
}
