import Foundation
import KeyedArchive
import Testing

/// A file costs what it is long, whatever it stands for.
struct PropertyListLimitsTests {
  @Test func readsNestingUpToTheLimitOnly() throws {
    for depth in [511, 512] {
      var value = try BinaryPropertyListReader().value(of: PropertyListFile.nested(depth).data)
      var found = 0
      while case .array(let elements) = value {
        found += 1
        value = elements.first ?? .null
      }
      #expect(found == depth)
    }
    #expect(reason(PropertyListFile.nested(513)) == .tooDeep(limit: 512))
    #expect(reason(PropertyListFile.nested(100_000)) == .tooDeep(limit: 512))
  }

  @Test func measuresTheDepthOfAnObjectThatWasMetBefore() {
    // The array 1 holds 2 and 3; 3 holds 4, which holds 2: it is deeper there than at first.
    let file = PropertyListFile([0xA2, 1, 2], [0xA1, 3], [0xA1, 1], [0xA0])
    var limits = PropertyListLimits()
    limits.depth = 3
    #expect(reason(file, limits) == .tooDeep(limit: 3))
    limits.depth = 4
    #expect(reason(file, limits) == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func refusesAShortFileThatUnfoldsToAnEndlessOne() {
    let tenToTheEighth = PropertyListFile.laughs(levels: 8, width: 10)
    #expect(tenToTheEighth.data.count < 200)
    #expect(reason(tenToTheEighth) == .expandsTooMuch(limit: 256 << 20))
    let twoToTheTwentySixth = PropertyListFile.laughs(levels: 26, width: 2)
    #expect(reason(twoToTheTwentySixth) == .expandsTooMuch(limit: 256 << 20))
    #expect(reason(.laughs(levels: 200, width: 14)) == .expandsTooMuch(limit: 256 << 20))
  }

  @Test func sharesWhatTheFileShares() throws {
    let value = try BinaryPropertyListReader().value(
      of: PropertyListFile.laughs(levels: 3, width: 2).data)
    let pair = { (element: PropertyListValue) in PropertyListValue.array([element, element]) }
    #expect(value == pair(pair(pair(.integer(7)))))
  }

  @Test func refusesLargeFilesAndManyObjects() {
    var limits = PropertyListLimits()
    limits.fileByteCount = 41
    let file = PropertyListFile([0xA1, 1], [0x09])
    #expect(reason(file, limits) == .fileTooLarge(byteCount: 45, limit: 41))
    limits = PropertyListLimits()
    limits.objectCount = 1
    #expect(reason(file, limits) == .tooManyObjects(2, limit: 1))
    #expect(throws: PropertyListError.self) {
      try BinaryPropertyListReader(limits: limits).checkSize(of: file.data)
    }
    #expect(throws: Never.self) { try BinaryPropertyListReader().checkSize(of: file.data) }
    #expect(PropertyListLimits().fileByteCount == 64 << 20)
  }

  @Test(.timeLimit(.minutes(5)))
  func readsAHundredThousandObjects() throws {
    let names = (0..<50_000).map { PropertyListValue.string("name \($0)") }
    let numbers = (0..<50_000).map { PropertyListValue.integer(Int64($0)) }
    let value = PropertyListValue.array([.array(names), .array(numbers)])
    let data = BinaryPropertyListWriter().data(of: value)
    #expect(try BinaryPropertyListReader().value(of: data) == value)
  }

  private func reason(
    _ file: PropertyListFile, _ limits: PropertyListLimits = PropertyListLimits()
  ) -> PropertyListError.Reason? {
    do throws(PropertyListError) {
      _ = try BinaryPropertyListReader(limits: limits).value(of: file.data)
      return nil
    } catch {
      return error.reason
    }
  }
}
