import ConstraintSolver

/// One line of `systems.txt`; `systems.py` says what each means.
enum KiwiOperation {
  case add(WrittenConstraint, isRefused: Bool)
  case remove(Int)
  case change(Int, to: Double, isRefused: Bool)
  case ask(violations: [Double], values: [Double?])

  init(_ line: Substring) {
    let words = line.split(separator: " ")
    let isRefused = words.last == "!"
    switch words[0] {
    case "-": self = .remove(Int(words[1]) ?? -1)
    case "=":
      self = .change(Int(words[1]) ?? -1, to: Double(words[2]) ?? .nan, isRefused: isRefused)
    case "?":
      self = .ask(
        violations: words[1...3].map { Double($0) ?? .nan }, values: words[5...].map { Double($0) })
    default: self = .add(WrittenConstraint(words[1], Self.strength(words[0])), isRefused: isRefused)
    }
  }

  /// The strengths of optional constraints, the strongest first.
  static let strengths = [3.0, 2, 1].map { Strength.optional(priority: $0) }

  private static func strength(_ word: Substring) -> Strength {
    switch word {
    case "s": strengths[0]
    case "m": strengths[1]
    case "w": strengths[2]
    default: .required
    }
  }
}
