extension ClassTable {
  /// Whether interface files can have an object of a class beside their views: one of `NSObject`'s own
  /// line, where no initialiser is required.
  func isObjectOfInterfaceFiles(_ description: ClassDescription) -> Bool {
    guard let root = ([description] + ancestors(of: description)).last else { return false }
    return root.inherited.contains("NSObject") && !description.hasConditionalMembers
  }

  /// The expression that creates a segue of a class, its identifier and both controllers in `$0` to
  /// `$2`; nil for classes that are not segues.
  func segueCreation(of description: ClassDescription) -> String? {
    let line = [description] + ancestors(of: description)
    guard let root = line.last, root.inherited.contains("UIStoryboardSegue") else { return nil }
    let initialiser = "init(identifier:source:destination:)"
    for description in line {
      if let own = description.initialisers.first(where: { $0.name == initialiser }) {
        guard own.isCallable else { return nil }
        break
      }
      guard description.initialisers.allSatisfy(\.isConvenience) else { return nil }
    }
    return "\(description.typeName)(identifier: $0, source: $1, destination: $2)"
  }
}
