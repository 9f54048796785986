package import Diagnostics

/// Where a program's classes and their methods are declared: the author's places of what the engine
/// makes and calls.
package struct DeclarationPlaces: Codable, Hashable, Sendable {
  /// By the class's name without its module, as traces know it, and by the method's.
  ///
  /// More than one where several classes have the name.
  private var methods: [String: [String: Set<SourceLocation>]] = [:]

  /// By the class's name without its module.
  private var classes: [String: Set<SourceLocation>] = [:]

  package init() {}

  init(of table: ClassTable, in files: [AssembledFile]) {
    for description in table.all {
      let engineName = table.engineName(of: description)
      let name = engineName.split(separator: ".").last.map(String.init) ?? ""
      if let place = files[description.file].location(of: description.position) {
        classes[name, default: []].insert(place)
      }
      for (method, place) in Self.methods(of: description, table, files) {
        methods[name, default: [:]][method, default: []].insert(place)
      }
    }
  }

  /// The place of a method's name; nil where the class has none, or where that is not certain.
  package func place(of method: String, inClassNamed name: String) -> SourceLocation? {
    Self.only(methods[Self.withoutArguments(name)]?[method])
  }

  /// The place of a class's name; nil where it is none of the program's, or where that is not certain.
  package func place(ofClassNamed name: String) -> SourceLocation? {
    Self.only(classes[Self.withoutArguments(name)])
  }

  /// The name of the generic class that `Box<Int>` comes from, which is declared once.
  private static func withoutArguments(_ name: String) -> String {
    String(name.prefix { $0 != "<" })
  }

  private static func only(_ places: Set<SourceLocation>?) -> SourceLocation? {
    places?.count == 1 ? places?.first : nil
  }

  /// What a class declares, and what it inherits from the program's other classes.
  private static func methods(
    of description: ClassDescription, _ table: ClassTable, _ files: [AssembledFile]
  ) -> [String: SourceLocation] {
    ([description] + table.ancestors(of: description)).reduce(into: [:]) { methods, owner in
      for (name, method) in owner.methods where methods[name] == nil {
        guard let signature = method.signatures.first else { continue }
        methods[name] = files[signature.file].location(of: signature.position)
      }
    }
  }
}
