/// A constraint as both solvers get it.
struct SampleConstraint {
  enum Relation: String {
    case atMost = "<="
    case equal = "=="
    case atLeast = ">="
  }

  /// What each variable is multiplied by; a variable may come twice.
  let terms: [(coefficient: Double, variable: Int)]
  let relation: Relation
  let constant: Double

  /// 1000 where it is required.
  let priority: Double

  init(
    terms: [(Double, Int)], relation: Relation, constant: Double, priority: Double
  ) {
    self.terms = terms.map { (coefficient: $0.0, variable: $0.1) }
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The line that `kiwi.py` reads.
  var line: String {
    let numbers = terms.map { "\($0.coefficient) \($0.variable)" }
    return ([String(priority), relation.rawValue, String(constant)] + numbers)
      .joined(separator: " ")
  }
}
