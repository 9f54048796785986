package import Diagnostics

/// A program that the compiler on Linux takes, line for line and column for column the author's.
package struct AdaptedProgram: Hashable, Codable, Sendable {
  package struct File: Hashable, Codable, Sendable {
    package var name: String

    /// The text, with `#sourceLocation` for every piece.
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package var files: [File]

  /// What the compiler cannot say as well, or not at the author's place: a launch without an app
  /// delegate, a declaration where only statements belong, a bracket that is never closed.
  package var diagnostics: [Diagnostic]

  /// Where the author declares what the engine makes and calls.
  package var declarations: DeclarationPlaces

  package init(
    files: [File], diagnostics: [Diagnostic] = [],
    declarations: DeclarationPlaces = DeclarationPlaces()
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.declarations = declarations
  }
}
