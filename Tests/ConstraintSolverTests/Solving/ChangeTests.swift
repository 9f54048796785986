import ConstraintSolver
import Testing

/// Long series of changes.
@Suite struct ChangeTests {
  @Test func givesTheSameValuesForTheSameCallsToTheLastBit() throws {
    var first = RandomChanges(seed: 3)
    var second = RandomChanges(seed: 3)
    for _ in 0..<300 {
      try first.change()
      try second.change()
    }
    #expect(try first.values() == second.values())
    #expect(first.system.solver.pivotCount == second.system.solver.pivotCount)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func isAsGoodAfterManyChangesAsANewSolver(seed: UInt64) throws {
    var changes = RandomChanges(seed: seed)
    for round in 1...400 {
      try changes.change()
      guard round % 20 == 0 else { continue }
      let found = try changes.violations(of: changes.values())
      let fresh = try changes.violations(of: changes.valuesOfNewSolver())
      #expect(areClose(found, fresh), "after \(round) changes")
      #expect(isClose(0, found[0]))
    }
  }

  @Test func keepsValuesUntilItSolvesAgain() throws {
    var changes = RandomChanges(seed: 5)
    for _ in 0..<50 { try changes.change() }
    let values = try changes.values()
    for _ in 0..<100 {
      try changes.change()
      #expect(changes.oldValues() == values)
    }
    #expect(try changes.values() != values)
  }

  @Test func forgetsWhatIsRemoved() throws {
    var system = LetterSystem("ab")
    try system.add("a=1")
    var symbols: Set<Variable> = []
    for _ in 0..<200 {
      let variable = system.solver.makeVariable()
      let terms = [LinearTerm(variable), LinearTerm(-1, system.variable("a"))]
      let constraint = try system.solver.add(LinearConstraint(terms, relation: .equal, constant: 3))
      try system.solver.solve()
      #expect(system.solver.value(of: variable) == 4)
      try system.solver.remove(constraint)
      try system.solver.remove(variable)
      symbols.insert(variable)
    }
    // A removed variable is never taken for a newer one.
    #expect(symbols.count == 200)
    #expect(try system.values("a") == [1])
  }
}
