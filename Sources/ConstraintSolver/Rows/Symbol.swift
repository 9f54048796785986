/// The index of a variable inside a solver: the client's, and those that constraints add.
typealias Symbol = Int

extension Symbol {
  /// Takes the place of a symbol where there is none.
  static let none = -1
}

/// Which values a symbol may take.
enum SymbolKind: UInt8 {
  /// Any: a variable of the client.
  case free
  /// Zero or more: the slack of an inequality, or the error of an optional constraint.
  case restricted
  /// Zero alone: the marker of a required equation, by which it is found again (the paper's dummy
  /// variable, section 2.6).
  case fixed
}

/// A symbol and what it is multiplied by.
struct Term {
  var symbol: Symbol
  var coefficient: Double
}
