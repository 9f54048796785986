import ConstraintSolver

/// A constraint as a line of text has it: `a-2b>=5`.
struct WrittenConstraint {
  /// The letter of each variable, and what it is multiplied by.
  private(set) var terms: [(letter: Character, coefficient: Double)] = []
  private(set) var relation = Relation.equal
  var constant = 0.0
  var strength: Strength

  init(_ text: some StringProtocol, _ strength: Strength = .required) {
    self.strength = strength
    if text.contains("<") { relation = .lessThanOrEqual }
    if text.contains(">") { relation = .greaterThanOrEqual }
    let sides = text.split { "<>=".contains($0) }
    constant = Double(sides[1]) ?? .nan
    var factor = ""
    for character in sides[0] {
      if character.isLetter {
        terms.append((character, Double(factor) ?? Double(factor + "1") ?? .nan))
        factor = ""
      } else {
        factor.append(character)
      }
    }
  }

  func constraint(_ variable: (Character) -> Variable) -> LinearConstraint {
    LinearConstraint(
      terms.map { LinearTerm($0.coefficient, variable($0.letter)) }, relation: relation,
      constant: constant, strength: strength)
  }

  /// How far values are from what it demands.
  func violation(_ value: (Character) -> Double) -> Double {
    let left = terms.reduce(0) { $0 + $1.coefficient * value($1.letter) }
    return switch relation {
    case .lessThanOrEqual: max(0, left - constant)
    case .equal: abs(left - constant)
    case .greaterThanOrEqual: max(0, constant - left)
    }
  }
}
