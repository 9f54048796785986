import RunRecord
import Testing

@Suite("Which elements differ")
struct BoundedDifferenceTests {
  @Test("Are those that an edit took away and put in")
  func difference() {
    let found = BoundedDifference(from: Array("abcdef"), to: Array("axcdeyf"))
    #expect(found.removed == [1])
    #expect(found.inserted == [1, 5])
    #expect(BoundedDifference(from: [1, 2], to: [1, 2]).removed == [])
    #expect(BoundedDifference(from: [Int](), to: [1]).inserted == [0])
  }

  // The time for an exact answer grows with the square of what differs: these would take minutes.
  @Test("Are all between an equal beginning and an equal end, where there are too many to compare")
  func bound() {
    let (old, new) = (Array(0..<40_000), Array((0..<40_000).reversed()))
    let found = BoundedDifference(from: [-1] + old + [-2], to: [-1] + new + [-2])
    #expect(found.removed == Array(1...40_000))
    #expect(found.inserted == Array(1...40_000))
  }
}
