/// A word of a command line as it is typed.
package enum ShellWord {
  /// The word itself, or in quotes where the shell would take it for something else.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80
        && (character.isLetter || character.isNumber || "-_./=:,+@".contains(character))
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
