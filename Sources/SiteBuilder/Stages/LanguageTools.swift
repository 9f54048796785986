import ExampleRunner
import Foundation

/// What a language server needs to know of how examples are compiled.
package struct LanguageTools: Sendable {
  /// The path of `sourcekit-lsp`.
  package var program: String

  /// The flags of the compiler, one an element.
  package var flags: [String]
}
