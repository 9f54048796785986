import ConstraintSolver
import Testing

/// Examples of the paper, and of the tests that its authors published with their programs.
@Suite struct PublishedExampleTests {
  /// The paper's running example: a point in the middle between two others, which is dragged.
  @Test func movesTheEndsOfALineWithItsMiddle() throws {
    var line = LetterSystem()
    try line.add("2m-l-r=0")
    try line.add("r-l>=10")
    try line.add("r<=100")
    try line.add("l>=0")
    // The left end stays rather than the right one.
    try line.add("l=30", .optional(priority: 1, weight: 2))
    try line.add("r=70", .optional(priority: 1))
    #expect(try areClose(line.values("lmr"), [30, 50, 70]))

    let drag = try line.add("m=50", .optional(priority: 2))
    try line.solver.setConstant(60, of: drag)
    #expect(try areClose(line.values("lmr"), [30, 60, 90]))
    try line.solver.setConstant(90, of: drag)
    #expect(try areClose(line.values("lmr"), [80, 90, 100]))
    // The middle gets no further than the shortest line allows.
    try line.solver.setConstant(99, of: drag)
    #expect(try areClose(line.values("lmr"), [90, 95, 100]))
    try line.solver.setConstant(50, of: drag)
    #expect(try areClose(line.values("lmr"), [30, 50, 70]))
  }

  /// The quadrilateral whose midpoints form a parallelogram, in one direction: corners a, b, c, d and
  /// the midpoints e, f, g, h between them.
  @Test func keepsMidpointsOfAQuadrilateralWhileACornerIsDragged() throws {
    var figure = LetterSystem("abcdefgh")
    for (index, text) in ["a=10", "b=50", "c=200", "d=100"].enumerated() {
      try figure.add(text, .optional(priority: 1, weight: Double(1 << index)))
    }
    for text in ["2e-a-b=0", "2f-b-c=0", "2g-c-d=0", "2h-d-a=0"] { try figure.add(text) }
    for corner in "abcd" {
      try figure.add("\(corner)>=0")
      try figure.add("\(corner)<=500")
    }
    #expect(try areClose(figure.values("abcdefgh"), [10, 50, 200, 100, 30, 125, 150, 55]))

    let drag = try figure.add("c=200", .optional(priority: 2))
    for place in stride(from: 200.0, through: 600, by: 50) {
      try figure.solver.setConstant(place, of: drag)
      let c = min(place, 500)
      #expect(
        try areClose(
          figure.values("abcdefgh"), [10, 50, c, 100, 30, (50 + c) / 2, (c + 100) / 2, 55]))
    }
  }

  /// Three boxes beside each other in a window: equal widths, none smaller than 50, with margins
  /// between them.
  @Test func sharesAWindowAmongThreeBoxes() throws {
    var window = LetterSystem()
    let size = try window.add("w=310", .high)
    // The left edges are a, b, c; the widths x, y, z.
    for text in ["a=10", "b-a-x=20", "c-b-y=20", "w-c-z=20", "x>=50", "y>=50", "z>=50"] {
      try window.add(text)
    }
    try window.add("x-y=0", .low)
    try window.add("y-z=0", .low)
    #expect(try areClose(window.values("abcxyz"), [10, 110, 210, 80, 80, 80]))

    try window.solver.setConstant(100, of: size)
    #expect(try areClose(window.values("abcxyzw"), [10, 80, 150, 50, 50, 50, 220]))
  }

  @Test func makesTwoVariablesEqual() throws {
    var system = LetterSystem()
    try system.add("x=167", .fitting)
    try system.add("y=2", .low)
    try system.add("x-y=0")
    #expect(try system.values("xy") == [2, 2])
  }

  @Test func returnsToWeakerConstraintsAsStrongerOnesAreRemoved() throws {
    var system = LetterSystem()
    try system.add("x=100", .low)
    let ten = try system.add("x<=10")
    let twenty = try system.add("x<=20")
    #expect(try system.values("x") == [10])
    try system.solver.remove(ten)
    #expect(try system.values("x") == [20])
    try system.solver.remove(twenty)
    #expect(try system.values("x") == [100])
    let again = try system.add("x<=10")
    try system.add("x<=10")
    try system.solver.remove(again)
    #expect(try system.values("x") == [10])
  }

  @Test func removesConstraintsBetweenVariables() throws {
    var system = LetterSystem()
    try system.add("x=100", .low)
    try system.add("y=120", .high)
    let ten = try system.add("x<=10")
    let twenty = try system.add("x<=20")
    #expect(try system.values("xy") == [10, 120])
    try system.solver.remove(ten)
    #expect(try system.values("xy") == [20, 120])
    let double = try system.add("2x-y=0")
    #expect(try system.values("xy") == [20, 40])
    try system.solver.remove(twenty)
    #expect(try system.values("xy") == [60, 120])
    try system.solver.remove(double)
    #expect(try system.values("xy") == [100, 120])
  }

  @Test func keepsTheDistanceWhereTwoVariablesCannotBothHaveTheirPlace() throws {
    var system = LetterSystem()
    try system.add("x-y<=0")
    try system.add("y-x=3")
    try system.add("x=10", .low)
    try system.add("y=10", .low)
    let values = try system.values("xy")
    #expect(values == [10, 13] || values == [7, 10])
  }
}
