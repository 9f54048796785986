import ConstraintSolver

/// A solver whose variables are letters and whose constraints are texts.
struct LetterSystem {
  var solver = CassowarySolver()
  private var variables: [Character: Variable] = [:]

  /// Makes the variables of some letters, in their order.
  init(_ letters: String = "") {
    for letter in letters { _ = variable(letter) }
  }

  mutating func variable(_ letter: Character) -> Variable {
    if let variable = variables[letter] { return variable }
    let variable = solver.makeVariable()
    variables[letter] = variable
    return variable
  }

  @discardableResult
  mutating func add(
    _ text: String, _ strength: Strength = .required
  ) throws(SolverError) -> Constraint {
    let constraint = WrittenConstraint(text, strength).constraint { variable($0) }
    return try solver.add(constraint)
  }

  /// The values of some letters after solving.
  mutating func values(_ letters: String) throws -> [Double] {
    try solver.solve()
    return letters.map { solver.value(of: variable($0)) }
  }

  mutating func isDetermined(_ letter: Character) throws -> Bool {
    try solver.isDetermined(variable(letter))
  }

  /// The error of a change; nil where it succeeds.
  mutating func error(_ change: (inout LetterSystem) throws -> Void) -> SolverError? {
    do {
      try change(&self)
      return nil
    } catch {
      return error as? SolverError
    }
  }
}

/// Some priorities of UIKit: high, low, and the one of fitting a size.
extension Strength {
  static let high = Strength.optional(priority: 750)
  static let low = Strength.optional(priority: 250)
  static let fitting = Strength.optional(priority: 50)
}

/// Whether two numbers are the same but for rounding.
func isClose(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-5 * max(1, abs(first))
}

func areClose(_ first: [Double], _ second: [Double]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy(isClose)
}
