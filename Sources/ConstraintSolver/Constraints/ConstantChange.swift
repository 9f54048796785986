/// A new constant for a constraint.
package struct ConstantChange: Hashable, Sendable {
  package var constraint: Constraint
  package var constant: Double

  package init(_ constraint: Constraint, to constant: Double) {
    self.constraint = constraint
    self.constant = constant
  }
}
