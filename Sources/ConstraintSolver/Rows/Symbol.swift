/// The index of a variable inside a solver: the client's, and those that constraints add.
typealias Symbol = Int

extension Symbol {
  /// Takes the place of a symbol where there is none.
  static let none = -1
}
