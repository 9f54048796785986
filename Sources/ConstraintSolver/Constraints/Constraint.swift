/// A constraint that a solver has, as its client knows it.
package struct Constraint: Hashable, Sendable {
  let slot: Int
  /// The number of this constraint in the order of additions, which no other constraint ever has.
  let sequence: Int
}
