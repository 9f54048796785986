package import Diagnostics

/// Where the methods of a program's classes are declared: the author's place of what the engine calls.
package struct MethodPlaces: Codable, Hashable, Sendable {
  /// By the class's name without its module, as traces know it, and by the method's.
  ///
  /// More than one where several classes have the name.
  private var places: [String: [String: Set<SourceLocation>]] = [:]

  package init() {}

  init(of classes: ClassTable, in files: [AssembledFile]) {
    for description in classes.classes {
      let name = classes.engineName(of: description).split(separator: ".").last.map(String.init)
      for (method, place) in Self.methods(of: description, classes, files) {
        places[name ?? "", default: [:]][method, default: []].insert(place)
      }
    }
  }

  /// The place of a method's name; nil where the class has none, or where that is not certain.
  package func place(of method: String, inClassNamed name: String) -> SourceLocation? {
    guard let found = places[name]?[method], found.count == 1 else { return nil }
    return found.first
  }

  /// What a class declares, and what it inherits from the program's other classes.
  private static func methods(
    of description: ClassDescription, _ classes: ClassTable, _ files: [AssembledFile]
  ) -> [String: SourceLocation] {
    ([description] + classes.ancestors(of: description)).reduce(into: [:]) { methods, owner in
      for (name, method) in owner.methods where methods[name] == nil {
        guard let signature = method.signatures.first else { continue }
        methods[name] = files[signature.file].location(of: signature.position)
      }
    }
  }
}
