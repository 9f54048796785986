/// Which letters are made capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}
