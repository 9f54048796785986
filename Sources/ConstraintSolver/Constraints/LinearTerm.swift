/// A variable and what it is multiplied by.
package struct LinearTerm: Hashable, Sendable {
  package var coefficient: Double
  package var variable: Variable

  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }

  /// A variable as it is.
  package init(_ variable: Variable) {
    self.init(1, variable)
  }
}

/// A number that a solver looks for, as its client knows it.
///
/// A variable is any number, also a negative one. It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
  /// Tells a variable from a removed one that had the same symbol.
  let generation: Int
}
