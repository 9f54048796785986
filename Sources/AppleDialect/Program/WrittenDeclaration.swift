import BoundedParsing
import SwiftSyntax

/// How a program declares something, as a reader wants to be told it: in one line, without its body.
package struct WrittenDeclaration: Hashable, Sendable {
  /// `let shelf`, or with its type, `var books: [String]`.
  package var text: String

  /// Whether it is a variable whose type only the compiler knows.
  package var lacksType: Bool

  /// What follows the type: ` { get }`.
  package var accessors: String

  init(_ text: String, lacksType: Bool = false, accessors: String = "") {
    self.text = text
    self.lacksType = lacksType
    self.accessors = accessors
  }

  /// Returns what a program declares, by the places of the names.
  package static func all(in program: AdaptedProgram) -> [ProgramPlace: WrittenDeclaration] {
    var all: [ProgramPlace: WrittenDeclaration] = [:]
    for (index, file) in program.files.enumerated() {
      let collector = DeclarationCollector(viewMode: .sourceAccurate)
      collector.walk(BoundedParser.parse(source: file.text))
      let lines = FileLines(file.text)
      for (offset, declaration) in collector.found {
        all[lines.place(at: offset, file: index)] = declaration
      }
    }
    return all
  }
}
