import ConstraintSolver

/// Gives a system to a solver as kiwi got it, and notes where the two disagree.
struct KiwiReplay {
  private(set) var disagreements: [String] = []
  private(set) var answerCount = 0

  private var system: LetterSystem
  private let letters: String
  private var written: [WrittenConstraint?] = []
  private var constraints: [Constraint?] = []

  init(_ text: Substring) throws {
    let lines = text.split(separator: "\n")
    let count = lines.last.map { $0.split(separator: " ").count - 5 } ?? 0
    letters = String("abcdef".prefix(count))
    system = LetterSystem(letters)
    for line in lines { try perform(KiwiOperation(line), line) }
  }

  private mutating func perform(_ operation: KiwiOperation, _ line: Substring) throws {
    switch operation {
    case .add(let constraint, let isRefused): add(constraint, isRefused, line)
    case .remove(let index): try remove(index)
    case .change(let index, let constant, let isRefused): change(index, constant, isRefused, line)
    case .ask(let violations, let values): try compare(violations, values, line)
    }
  }

  private mutating func add(_ constraint: WrittenConstraint, _ isRefused: Bool, _ line: Substring) {
    do throws(SolverError) {
      let linear = constraint.constraint { system.variable($0) }
      constraints.append(try system.solver.add(linear))
      written.append(constraint)
      if isRefused { disagreements.append("\(line): was added") }
    } catch {
      constraints.append(nil)
      written.append(nil)
      if !isRefused { disagreements.append("\(line): \(error)") }
    }
  }

  private mutating func remove(_ index: Int) throws {
    guard let constraint = constraints[index] else { return }
    try system.solver.remove(constraint)
    constraints[index] = nil
    written[index] = nil
  }

  private mutating func change(
    _ index: Int, _ constant: Double, _ isRefused: Bool, _ line: Substring
  ) {
    guard let constraint = constraints[index] else { return }
    do throws(SolverError) {
      try system.solver.setConstant(constant, of: constraint)
      written[index]?.constant = constant
      if isRefused { disagreements.append("\(line): was changed") }
    } catch {
      if !isRefused { disagreements.append("\(line): \(error)") }
    }
  }

  private mutating func compare(
    _ violations: [Double], _ values: [Double?], _ line: Substring
  ) throws {
    answerCount += 1
    let found = try system.values(letters)
    if !areClose(violations, sums(found)) || !isClose(0, violation(of: .required, found)) {
      disagreements.append("\(line): violations \(sums(found))")
    }
    for (index, letter) in letters.enumerated() {
      let isDetermined = try system.isDetermined(letter)
      if isDetermined != (values[index] != nil) {
        disagreements.append("\(line): \(letter) is determined: \(isDetermined)")
      } else if let value = values[index], !isClose(value, found[index]) {
        disagreements.append("\(line): \(letter) is \(found[index])")
      }
    }
  }

  /// The violations of each strength, summed.
  private func sums(_ found: [Double]) -> [Double] {
    KiwiOperation.strengths.map { violation(of: $0, found) }
  }

  private func violation(of strength: Strength, _ found: [Double]) -> Double {
    let values = Dictionary(uniqueKeysWithValues: zip(letters, found))
    return written.compactMap(\.self).filter { $0.strength == strength }
      .reduce(0) { $0 + $1.violation { values[$0] ?? .nan } }
  }
}
