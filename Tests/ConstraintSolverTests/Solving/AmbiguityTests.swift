import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func tellsWhatNothingDetermines() throws {
    var system = LetterSystem("abcdu")
    try system.add("a=1")
    try system.add("b>=2")
    try system.add("c-b=3")
    try system.add("d<=4", .high)
    let determined = try "abcdu".filter { try system.isDetermined($0) }
    #expect(determined == "a")
  }

  @Test func countsAnOptionalConstraintAsAReason() throws {
    var system = LetterSystem()
    try system.add("a>=0")
    let wish = try system.add("a=10", .fitting)
    #expect(try system.isDetermined("a"))
    try system.solver.remove(wish)
    #expect(try !system.isDetermined("a"))
  }

  @Test func tellsTwoEqualWishesFromOne() throws {
    var system = LetterSystem()
    try system.add("a=0", .low)
    let other = try system.add("a=10", .low)
    #expect(try !system.isDetermined("a"))
    try system.add("a=3", .fitting)
    #expect(try system.isDetermined("a"))
    try system.solver.remove(other)
    #expect(try system.values("a") == [0])
  }

  /// Nothing holds the inequalities' slacks, but they leave no room.
  @Test func findsThatInequalitiesLeaveOneValue() throws {
    var system = LetterSystem()
    for text in ["a-b>=0", "b-c>=0", "c-a>=0", "a+b+c>=30", "a+b+c<=30"] { try system.add(text) }
    let letters = try "abc".filter { try system.isDetermined($0) }
    #expect(letters == "abc")
    #expect(try areClose(system.values("abc"), [10, 10, 10]))
  }

  @Test func isAsBeforeAfterTheQuestion() throws {
    var system = LetterSystem("abc")
    for text in ["a+b+c<=30", "a>=1", "b>=2", "c>=3"] { try system.add(text) }
    try system.add("a+b=12", .low)
    let before = try system.values("abc")
    for letter in "abc" { #expect(try !system.isDetermined(letter)) }
    // What is unrelated makes the solver compute values again.
    try system.add("d=1")
    #expect(try areClose(system.values("abc"), before))
  }
}
