import ConstraintSolver
import Testing

@Suite struct PriorityTests {
  @Test func satisfiesTheHigherOfTwoPriorities() throws {
    var system = LetterSystem()
    try system.add("x=1", .low)
    try system.add("x=2", .high)
    try system.add("x=3", .fitting)
    #expect(try system.values("x") == [2])
  }

  @Test func oneHigherPriorityWinsOverAnyNumberOfLowerOnes() throws {
    var system = LetterSystem()
    try system.add("x=0", .optional(priority: 750))
    for _ in 0..<5000 { try system.add("x=1", .optional(priority: 749.5, weight: 1000)) }
    #expect(try system.values("x") == [0])
  }

  @Test func satisfiesHundredsOfPrioritiesInTheirOrder() throws {
    var system = LetterSystem()
    for priority in 1...300 {
      try system.add("x=\(priority)", .optional(priority: Double(priority)))
      try system.add("y+x=\(1000 - priority)", .optional(priority: Double(priority) + 0.5))
    }
    #expect(try system.values("xy") == [300, 400])
  }

  @Test func weighsConstraintsOfOnePriority() throws {
    var system = LetterSystem()
    try system.add("x=0", .optional(priority: 1, weight: 2))
    try system.add("x=10", .optional(priority: 1, weight: 3))
    try system.add("x=20", .optional(priority: 1, weight: 2))
    #expect(try system.values("x") == [10])
  }

  @Test func getsAsNearAsStrongerConstraintsAllow() throws {
    var system = LetterSystem()
    try system.add("x<=50")
    try system.add("x>=10")
    let wish = try system.add("x>=80", .high)
    #expect(try system.values("x") == [50])
    try system.solver.setConstant(30, of: wish)
    try system.add("x<=0", .low)
    #expect(try system.values("x") == [30])
  }

  /// A text between hugging and compression, as UIKit makes them of a size of its own.
  @Test func letsCompressionWinOverHuggingOnlyWhereBothCannotHold() throws {
    var system = LetterSystem()
    try system.add("w<=80", .low)
    try system.add("w>=80", .high)
    #expect(try system.values("w") == [80])
    let minimum = try system.add("w>=100")
    #expect(try system.values("w") == [100])
    try system.solver.remove(minimum)
    try system.add("w<=60", .optional(priority: 751))
    #expect(try system.values("w") == [60])
  }
}
