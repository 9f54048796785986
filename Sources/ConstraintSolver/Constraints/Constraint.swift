/// A constraint that a solver has, as its client knows it.
package struct Constraint: Hashable, Sendable {
  let slot: Int
  /// The number of this constraint in the order of additions, which no other constraint ever has.
  let sequence: Int
}

/// A new constant for a constraint.
package struct ConstantChange: Hashable, Sendable {
  package var constraint: Constraint
  package var constant: Double

  package init(_ constraint: Constraint, to constant: Double) {
    self.constraint = constraint
    self.constant = constant
  }
}
