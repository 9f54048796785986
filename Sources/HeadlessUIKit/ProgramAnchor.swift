/// A class of which the symbol is known: where it is in memory tells where the program was loaded.
final class ProgramAnchor {
  /// The symbol of its description.
  static let symbol = "$s13HeadlessUIKit13ProgramAnchorCMn"
}
