import ConstraintSolver
import Testing

@Suite struct ConstantTests {
  @Test func changesConstantsOfEveryKindOfConstraint() throws {
    var system = LetterSystem()
    let left = try system.add("a=10")
    let width = try system.add("b-a=100")
    let most = try system.add("c-b<=50")
    let wish = try system.add("c=1000", .high)
    let least = try system.add("d-c>=5", .low)
    try system.add("d=0", .fitting)
    #expect(try areClose(system.values("abcd"), [10, 110, 160, 165]))
    try system.solver.setConstant(20, of: left)
    #expect(try areClose(system.values("abcd"), [20, 120, 170, 175]))
    try system.solver.setConstant(-30, of: width)
    #expect(try areClose(system.values("abcd"), [20, -10, 40, 45]))
    try system.solver.setConstant(0, of: most)
    #expect(try areClose(system.values("abcd"), [20, -10, -10, 0]))
    try system.solver.setConstant(-25, of: wish)
    #expect(try areClose(system.values("abcd"), [20, -10, -25, 0]))
    try system.solver.setConstant(60, of: least)
    #expect(try areClose(system.values("abcd"), [20, -10, -25, 35]))
  }

  @Test func refusesConstantsThatContradictAndKeepsTheOld() throws {
    var system = LetterSystem()
    let size = try system.add("s=100")
    let first = try system.add("x>=30")
    try system.add("z>=1")
    let second = try system.add("y>=40")
    let sum = try system.add("s-x-y=0")
    // The wish gives way before the contradiction is found.
    try system.add("x=45", .low)
    let before = try system.values("sxyz")
    #expect(
      system.error { try $0.solver.setConstant(60, of: size) }
        == .conflictOfConstants([size, first, second, sum]))
    #expect(try areClose(system.values("sxyz"), before))
    try system.add("v=1")
    #expect(try areClose(system.values("sxyz"), before))
    try system.solver.setConstant(70, of: size)
    #expect(try areClose(system.values("sxy"), [70, 30, 40]))
  }

  @Test func changesConstantsTogetherThatContradictOneByOne() throws {
    var system = LetterSystem()
    let first = try system.add("a=100")
    let second = try system.add("b=100")
    let same = try system.add("a-b=0")
    #expect(
      system.error { try $0.solver.setConstant(200, of: first) }
        == .conflictOfConstants([first, second, same]))
    try system.solver.setConstants([
      ConstantChange(first, to: 200), ConstantChange(second, to: 200),
    ])
    #expect(try system.values("ab") == [200, 200])
  }

  @Test func staysNearASuggestionThatIsOutOfBounds() throws {
    var system = LetterSystem()
    try system.add("x<=100")
    try system.add("x>=0")
    try system.add("y-2x=0")
    let suggestion = try system.add("x=50", .high)
    for (suggested, value) in [(70.0, 70.0), (170, 100), (-5, 0), (99, 99)] {
      try system.solver.setConstant(suggested, of: suggestion)
      #expect(try areClose(system.values("xy"), [value, 2 * value]))
    }
  }

  @Test func computesNothingWhereNothingHasChanged() throws {
    var system = LetterSystem()
    let wish = try system.add("x=5", .high)
    try system.add("x<=3")
    try system.solver.solve()
    let pivots = system.solver.pivotCount
    try system.solver.solve()
    try system.solver.setConstant(5, of: wish)
    try system.solver.solve()
    #expect(system.solver.pivotCount == pivots)
  }
}
