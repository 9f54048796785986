extension OptionalMethod {
  /// The optional methods by their names with argument labels.
  static let byName = Dictionary(grouping: all, by: \.name)

  private static let placesByName = Dictionary(grouping: all.indices) { all[$0].name }

  /// The optional methods of UIKit's protocols whose names a class declares, in the order of the catalog.
  ///
  /// A class has a few methods, and the catalog hundreds: it is not looked through for each class.
  static func named(by description: ClassDescription) -> [OptionalMethod] {
    description.methods.keys.flatMap { placesByName[$0] ?? [] }.sorted().map { all[$0] }
  }
}
