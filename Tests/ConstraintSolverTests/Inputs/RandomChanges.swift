import ConstraintSolver

/// A system in which constraints come, go and change, by a seed.
struct RandomChanges {
  private(set) var system = LetterSystem(Self.letters)

  private static let letters = "abcdefghij"
  private static let strengths: [Strength] = [.required, .high, .low, .fitting]
  private var active: [(constraint: Constraint, written: WrittenConstraint)] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Adds a constraint, removes one or changes the constant of one; what contradicts is left out.
  mutating func change() throws {
    let choice = Int.random(in: 0..<10, using: &generator)
    let index = active.isEmpty ? nil : Int.random(in: active.indices, using: &generator)
    if let index, choice < 2 || active.count > 25 {
      try system.solver.remove(active.remove(at: index).constraint)
    } else if let index, choice < 5 {
      try changeConstant(of: index)
    } else {
      try add()
    }
  }

  mutating func values() throws -> [Double] { try system.values(Self.letters) }

  /// The values without solving.
  mutating func oldValues() -> [Double] {
    Self.letters.map { system.solver.value(of: system.variable($0)) }
  }

  /// The values that a solver finds which gets the constraints of now alone.
  func valuesOfNewSolver() throws -> [Double] {
    var fresh = LetterSystem(Self.letters)
    for (_, written) in active {
      let constraint = written.constraint { fresh.variable($0) }
      try fresh.solver.add(constraint)
    }
    return try fresh.values(Self.letters)
  }

  /// How far values violate the constraints of each strength, summed.
  func violations(of values: [Double]) -> [Double] {
    let values = Dictionary(uniqueKeysWithValues: zip(Self.letters, values))
    return Self.strengths.map { strength in
      active.filter { $0.written.strength == strength }
        .reduce(0) { $0 + $1.written.violation { values[$0] ?? .nan } }
    }
  }

  private mutating func add() throws {
    let written = randomConstraint()
    let linear = written.constraint { system.variable($0) }
    try unlessInConflict { changes in
      changes.active.append((try changes.system.solver.add(linear), written))
    }
  }

  private mutating func changeConstant(of index: Int) throws {
    let constant = Double(Int.random(in: -30...30, using: &generator))
    try unlessInConflict { changes in
      try changes.system.solver.setConstant(constant, of: changes.active[index].constraint)
      changes.active[index].written.constant = constant
    }
  }

  private mutating func unlessInConflict(_ change: (inout Self) throws -> Void) throws {
    do {
      try change(&self)
    } catch let error as SolverError where isConflict(error) {}
  }

  private func isConflict(_ error: SolverError) -> Bool {
    switch error {
    case .conflict, .conflictOfConstants: true
    default: false
    }
  }

  private mutating func randomConstraint() -> WrittenConstraint {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      text += ["+", "-", "+2", "-0.5"].randomElement(using: &generator) ?? "+"
      text.append(Self.letters.randomElement(using: &generator) ?? "a")
    }
    text += ["=", "<=", ">="].randomElement(using: &generator) ?? "="
    text += String(Int.random(in: -30...30, using: &generator))
    let strength = Self.strengths.randomElement(using: &generator) ?? .required
    return WrittenConstraint(text, strength)
  }
}
