/// What the names in an example's code stand for, as the compiler sees them.
package struct DeclaredNames: Hashable, Codable, Sendable {
  /// Something that a name can stand for.
  package struct Declaration: Hashable, Codable, Sendable {
    /// How it is declared: `func encode(_ object: Any?, forKey key: String)`; a call of a type has the
    /// type's line and the initialiser's.
    package var text: String

    /// The module that declares it: `UIKit`; the example's own where it does so itself.
    package var module: String

    /// The type it is a member of, `UIApplication.LaunchOptionsKey`; empty outside of types, and for
    /// what other modules than UIKit and Foundation declare.
    package var type: String

    /// Its name with its labels: `encode(_:forKey:)`.
    package var name: String

    package init(text: String, module: String, type: String, name: String) {
      self.text = text
      self.module = module
      self.type = type
      self.name = name
    }
  }

  /// Where a name is in the author's file.
  package struct Place: Hashable, Codable, Sendable {
    package var path: String

    /// The line in that file, from 1.
    package var line: Int

    /// How much of the line's code stands before it, in UTF-16 units, as browsers count.
    package var column: Int
    package var length: Int

    /// The index of what it stands for.
    package var declaration: Int

    package init(path: String, line: Int, column: Int, length: Int, declaration: Int) {
      self.path = path
      self.line = line
      self.column = column
      self.length = length
      self.declaration = declaration
    }
  }

  /// Each once, in the order in which the names come to them.
  package var declarations: [Declaration]

  /// The names in the order of the program.
  package var places: [Place]

  package init(declarations: [Declaration] = [], places: [Place] = []) {
    self.declarations = declarations
    self.places = places
  }
}
