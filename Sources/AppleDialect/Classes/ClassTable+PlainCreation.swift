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
}
