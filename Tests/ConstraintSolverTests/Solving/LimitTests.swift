import ConstraintSolver
import Testing

@Suite struct LimitTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e11, .greatestFiniteMagnitude])
  func refusesConstants(_ constant: Double) throws {
    var solver = CassowarySolver()
    let variable = solver.makeVariable()
    let five = try solver.add(
      LinearConstraint([LinearTerm(variable)], relation: .equal, constant: 5))
    #expect(throws: SolverError.self) {
      try solver.add(
        LinearConstraint(
          [LinearTerm(variable)], relation: .equal, constant: constant, strength: .high))
    }
    #expect(throws: SolverError.self) { try solver.setConstant(constant, of: five) }
    try solver.solve()
    #expect(solver.value(of: variable) == 5)
  }

  @Test(arguments: [Double.nan, .infinity, 1e5, 1e-5, -1e-300])
  func refusesCoefficients(_ coefficient: Double) {
    var solver = CassowarySolver()
    let variable = solver.makeVariable()
    #expect(throws: SolverError.self) {
      try solver.add(
        LinearConstraint([LinearTerm(coefficient, variable)], relation: .equal, constant: 1))
    }
  }

  @Test func refusesPrioritiesAndWeights() throws {
    let strengths = [
      Strength.optional(priority: .nan), .optional(priority: .infinity),
      .optional(priority: 1, weight: 0), .optional(priority: 1, weight: -1),
      .optional(priority: 1, weight: .nan), .optional(priority: 1, weight: 1e9),
    ]
    var system = LetterSystem()
    for strength in strengths { #expect(system.error { try $0.add("x=1", strength) } != nil) }
  }

  @Test func refusesWhatWasRemovedOrBelongsToAnotherSolver() throws {
    var system = LetterSystem()
    let constraint = try system.add("x=1")
    let variable = system.variable("x")
    #expect(system.error { try $0.solver.remove(variable) } == .variableInUse(variable))
    try system.solver.remove(constraint)
    #expect(system.error { try $0.solver.remove(constraint) } == .unknownConstraint(constraint))
    #expect(
      system.error { try $0.solver.setConstant(1, of: constraint) }
        == .unknownConstraint(constraint))
    try system.solver.remove(variable)
    _ = system.solver.makeVariable()
    let error = SolverError.unknownVariable(variable)
    #expect(system.error { try $0.solver.remove(variable) } == error)
    #expect(system.error { _ = try $0.solver.isDetermined(variable) } == error)
    #expect(
      system.error {
        try $0.solver.add(LinearConstraint([LinearTerm(variable)], relation: .equal, constant: 1))
      } == error)
    #expect(system.solver.value(of: variable) == 0)
  }

  @Test func stopsAtTheLimitOfPivotsAndGoesOnWithAnotherCall() throws {
    var system = LetterSystem("abcd")
    for text in ["a>=0", "b>=0", "c>=0", "d>=0", "a<=1", "b<=2", "c<=3", "d<=4"] {
      try system.add(text)
    }
    try system.add("a+b+c+d>=100", .high)
    var unlimited = system
    unlimited.solver.limits.pivots = 100
    let values = try unlimited.values("abcd")
    system.solver.limits.pivots = 1
    #expect(system.error { try $0.solver.solve() } == .tooManyPivots(limit: 1))
    var calls = 1
    while system.error({ try $0.solver.solve() }) != nil, calls < 100 { calls += 1 }
    #expect(try system.values("abcd") == values)
    #expect(calls > 2)
    #expect(calls < 100)
  }

  @Test func isAsBeforeAfterAnAdditionOrAChangeThatTakesTooManyPivots() throws {
    var system = LetterSystem("abcd")
    try system.add("a+b+c+d<=100")
    for text in ["a-b>=1", "b-c>=1", "c-d>=1"] { try system.add(text) }
    let least = try system.add("d>=0")
    for text in ["a=0", "b=0", "c=0", "d=0"] { try system.add(text, .high) }
    let before = try system.values("abcd")
    system.solver.limits.pivots = 0
    #expect(system.error { try $0.add("a+b>=40") } == .tooManyPivots(limit: 0))
    #expect(try areClose(system.values("abcd"), before))
    system.solver.limits.pivots = 100
    try system.add("a+b>=40")
    let fuller = try system.values("abcd")
    system.solver.limits.pivots = 0
    #expect(
      system.error { try $0.solver.setConstant(20, of: least) } == .tooManyPivots(limit: 0))
    #expect(try areClose(system.values("abcd"), fuller))
  }

  /// Beale's example, on which the simplex method goes in circles without a rule against it.
  @Test func endsWhereTheSimplexMethodCouldGoInCircles() throws {
    var system = LetterSystem("abcdz")
    system.solver.limits.pivots = 50
    for letter in "abcd" { try system.add("\(letter)>=0") }
    try system.add("0.25a-60b-0.04c+9d<=0")
    try system.add("0.5a-90b-0.02c+3d<=0")
    try system.add("c<=1")
    try system.add("z+0.75a-150b+0.02c-6d=0")
    try system.add("z<=-1000", .high)
    #expect(try isClose(system.values("z")[0], -0.05))
  }

  @Test func takesConstraintsWithoutVariables() throws {
    var system = LetterSystem()
    #expect(system.error { try $0.add("0x=0") } == nil)
    #expect(system.error { try $0.add("x-x<=5") } == nil)
    #expect(system.error { try $0.add("x-x=5", .high) } == nil)
    #expect(system.error { try $0.add("0x>=5") } == .conflict(with: []))
    #expect(try system.values("x").count == 1)
  }
}
