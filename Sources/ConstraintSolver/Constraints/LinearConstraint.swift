/// A linear relation: the sum of the terms, compared with a constant.
///
///     // right == left + 100
///     LinearConstraint([LinearTerm(right), LinearTerm(-1, left)], relation: .equal, constant: 100)
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [LinearTerm]
  package var relation: Relation
  package var constant: Double
  package var strength: Strength

  package init(
    _ terms: [LinearTerm], relation: Relation, constant: Double,
    strength: Strength = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.strength = strength
  }
}
