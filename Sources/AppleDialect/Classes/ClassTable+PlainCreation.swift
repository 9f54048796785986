extension ClassTable {
  /// Whether a class has an `init()` that code in its file can call, its own or inherited: Swift
  /// inherits initialisers where a class declares none that is designated.
  func canBeCreatedWithoutArguments(_ description: ClassDescription) -> Bool {
    for description in [description] + ancestors(of: description) {
      if let own = description.initialisers.first(where: { $0.name == "init()" }) {
        return own.isCallable
      }
      guard description.initialisers.allSatisfy(\.isConvenience) else { return false }
    }
    return true
  }

  /// Whether the first class of a class's line that the app doesn't declare is one of Apple's.
  func isSubclassOfApples(_ description: ClassDescription) -> Bool {
    guard let root = ([description] + ancestors(of: description)).last,
      let name = root.inherited.first
    else { return false }
    return GenericCreation.isClass(name) && !description.hasConditionalMembers
  }
}
