import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  @Test func namesTheConstraintThatANewOneContradicts() throws {
    var system = LetterSystem()
    try system.add("y>=0")
    let ten = try system.add("x=10")
    #expect(system.error { try $0.add("x=5") } == .conflict(with: [ten]))
    #expect(system.error { try $0.add("x<=9") } == .conflict(with: [ten]))
    #expect(try system.values("x") == [10])
  }

  @Test func namesTheWholeChainInTheOrderOfAddition() throws {
    var system = LetterSystem()
    let last = try system.add("z-y>=0")
    let first = try system.add("w>=10")
    try system.add("v-w=0")
    let second = try system.add("x-w>=0")
    try system.add("z<=100")
    let third = try system.add("y-x>=0")
    #expect(
      system.error { try $0.add("z<=4") } == .conflict(with: [last, first, second, third]))
  }

  /// Views beside each other that are wider than what holds them.
  @Test func namesWidthsEdgesAndTheSizeThatDoNotFit() throws {
    var system = LetterSystem()
    try system.add("p=0", .high)
    var parts = [try system.add("s=100")]
    parts.append(try system.add("a=10"))
    parts.append(try system.add("x=60"))
    parts.append(try system.add("b-a-x=8"))
    parts.append(try system.add("y>=40"))
    try system.add("y<=1000")
    #expect(system.error { try $0.add("s-b-y=10") } == .conflict(with: parts))
  }

  @Test func needsEveryConstraintThatItNames() throws {
    let texts = [
      "a-b>=1", "f-a<=3", "b-c>=1", "c-d>=1", "d-e>=1", "a<=20", "e>=1", "a-c<=7", "b+e>=0",
    ]
    var system = LetterSystem()
    var added: [Constraint] = []
    for text in texts { added.append(try system.add(text)) }
    guard case .conflict(let set)? = system.error({ try $0.add("a-d<=2") }) else {
      Issue.record("No conflict.")
      return
    }
    #expect(set.count > 1)
    for left in set {
      var smaller = LetterSystem()
      for (text, constraint) in zip(texts, added) where set.contains(constraint) {
        if constraint != left { try smaller.add(text) }
      }
      #expect(smaller.error { try $0.add("a-d<=2") } == nil)
    }
    var same = LetterSystem()
    for (text, constraint) in zip(texts, added) where set.contains(constraint) {
      try same.add(text)
    }
    #expect(same.error { try $0.add("a-d<=2") } != nil)
  }

  @Test func neverNamesAnOptionalConstraint() throws {
    var system = LetterSystem()
    for text in ["x=1", "x>=3", "y<=1", "y-x=4"] { try system.add(text, .high) }
    let bound = try system.add("x+y<=10")
    try system.solver.solve()
    #expect(system.error { try $0.add("x+y>=11") } == .conflict(with: [bound]))
  }

  @Test func isAsBeforeAfterAConflict() throws {
    var system = LetterSystem("abc")
    for text in ["a+b+c<=30", "a-b>=2", "b-c>=3", "c>=4"] { try system.add(text) }
    try system.add("a=100", .low)
    try system.add("b=2", .fitting)
    let before = try system.values("abc")
    #expect(system.error { try $0.add("a+b<=12") } != nil)
    #expect(try areClose(system.values("abc"), before))
    let fits = try system.add("a+b<=20")
    #expect(try areClose(system.values("abc"), [13, 7, 4]))
    try system.solver.remove(fits)
    #expect(try areClose(system.values("abc"), before))
  }

  @Test func takesARequiredConstraintThatFollowsFromOthers() throws {
    var system = LetterSystem()
    let five = try system.add("x=5")
    let again = try system.add("x=5")
    try system.add("y-x=1")
    let follows = try system.add("2y=12")
    #expect(try system.values("xy") == [5, 6])
    // Each of the two is enough.
    try system.solver.remove(five)
    #expect(try system.values("xy") == [5, 6])
    try system.solver.remove(again)
    #expect(try system.values("xy") == [5, 6])
    try system.solver.remove(follows)
    try system.add("x=9", .low)
    #expect(try system.values("xy") == [9, 10])
  }

  /// The slack of an inequality depends on the removed equation as well, with the other sign.
  @Test func holdsARepeatedEquationWhereAnInequalityDependsOnTheRemovedOne() throws {
    for texts in [["x=5", "x=5", "x>=5"], ["x=5", "x<=5", "x=5"], ["x=5", "-x=-5", "x<=5"]] {
      var system = LetterSystem()
      let first = try system.add(texts[0])
      try system.add(texts[1])
      try system.add(texts[2])
      try system.add("x=0", .low)
      try system.solver.remove(first)
      #expect(try system.values("x") == [5])
    }
  }

  @Test func takesAnEquationThatClosesTwoInequalities() throws {
    var system = LetterSystem()
    let lower = try system.add("x>=5")
    try system.add("x<=5")
    try system.add("x=5")
    try system.add("x=7", .high)
    #expect(try system.values("x") == [5])
    try system.solver.remove(lower)
    #expect(try system.values("x") == [5])
  }
}
