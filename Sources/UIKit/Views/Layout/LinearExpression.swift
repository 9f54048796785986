import ConstraintSolver
import Foundation

/// A sum of variables, each multiplied by a number, and a constant.
struct LinearExpression {
  var terms: [LinearTerm]
  var constant: CGFloat

  init(_ constant: CGFloat) {
    terms = []
    self.constant = constant
  }

  init(_ variable: Variable) {
    terms = [LinearTerm(variable)]
    constant = 0
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func + (left: Self, right: CGFloat) -> Self { left + Self(right) }

  static func - (left: Self, right: Self) -> Self { left + -1 * right }

  static func - (left: Self, right: CGFloat) -> Self { left + -right }

  static func * (factor: CGFloat, expression: Self) -> Self {
    var product = expression
    product.terms = expression.terms.map {
      LinearTerm(Double(factor) * $0.coefficient, $0.variable)
    }
    product.constant *= factor
    return product
  }

  /// The relation of this expression to zero, as the solver takes it.
  ///
  /// Apps write `.greatestFiniteMagnitude` for "as far as you like", which no solver can calculate with.
  func compared(
    _ relation: Relation, _ strength: Strength = .required
  ) -> LinearConstraint {
    LinearConstraint(
      terms, relation: relation, constant: -max(-1e9, min(1e9, Double(constant))),
      strength: strength)
  }
}
