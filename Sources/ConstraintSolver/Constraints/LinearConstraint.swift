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

/// How the two sides of a constraint compare.
package enum Relation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// How much a constraint matters beside others.
package enum Strength: Hashable, Sendable {
  /// The constraint always holds; a system in which it cannot is refused.
  case required

  /// The constraint holds as closely as the stronger ones leave it room.
  ///
  /// A higher priority wins over any number of lower ones. Among constraints of one priority, the
  /// sum of the violations is the smallest possible, each multiplied by its weight.
  case optional(priority: Double, weight: Double = 1)
}
