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

  /// Where the author declares the methods that the engine may call.
  package var methods: MethodPlaces

  package init(
    files: [File], diagnostics: [Diagnostic] = [], methods: MethodPlaces = MethodPlaces()
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.methods = methods
  }
}
