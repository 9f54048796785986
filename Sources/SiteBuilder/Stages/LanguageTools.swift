package import ExampleRunner

/// What a language server needs to know of how examples are compiled.
package struct LanguageTools: Sendable {
  /// How `sourcekit-lsp` is started.
  package var server: ConfinedProgram

  /// The flags of the compiler, one an element.
  package var flags: [String]
}
