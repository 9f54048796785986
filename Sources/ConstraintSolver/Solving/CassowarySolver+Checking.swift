extension CassowarySolver {
  /// Refuses a constraint with numbers or variables that the solver does not take.
  func check(_ constraint: LinearConstraint) throws(SolverError) {
    try checkConstant(constraint.constant)
    for term in constraint.terms {
      guard symbols.contains(term.variable) else { throw .unknownVariable(term.variable) }
      if term.coefficient != 0 { try checkCoefficient(term.coefficient) }
    }
    guard case .optional(let priority, let weight) = constraint.strength else { return }
    guard priority.isFinite else { throw .numberOutOfBounds(priority) }
    guard weight > 0 else { throw .numberOutOfBounds(weight) }
    try checkCoefficient(weight)
  }

  func checkConstant(_ constant: Double) throws(SolverError) {
    // Written so that a NaN fails.
    guard abs(constant) <= limits.constant else { throw .numberOutOfBounds(constant) }
  }

  private func checkCoefficient(_ coefficient: Double) throws(SolverError) {
    guard abs(coefficient) <= limits.coefficient, abs(coefficient) * limits.coefficient >= 1 else {
      throw .numberOutOfBounds(coefficient)
    }
  }
}
