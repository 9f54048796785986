/// A number that a solver looks for, as its client knows it.
///
/// A variable is any number, also a negative one. It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
  /// Tells a variable from a removed one that had the same symbol.
  let generation: Int
}
