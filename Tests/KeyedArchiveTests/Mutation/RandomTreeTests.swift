import ArchiveFuzzing
import Foundation
import KeyedArchive
import Testing

/// Trees of values at random, written and read; `make fuzz` is the long run of this.
struct RandomTreeTests {
  @Test(.timeLimit(.minutes(5)))
  func comeBackAsTheyWere() {
    write(100)
  }

  @Test(.nightly(.fuzzing), .timeLimit(.minutes(5)))
  func comeBackAsTheyWereByTheThousand() {
    write(1_000)
  }

  private func write(_ count: Int) {
    let outcome = TreeCampaign(seeds: 0..<UInt64(count)).run()
    #expect(outcome.differences == [])
    #expect(outcome.values > 50 * count)
  }

  // What the reader takes for a property list, Python's must take for one too.
  @Test(.timeLimit(.minutes(5)))
  func areReadAlikeByPlistlib() throws {
    try compareWithPlistlib(50)
  }

  @Test(.nightly(.fuzzing), .timeLimit(.minutes(5)))
  func areReadAlikeByPlistlibByTheHundred() throws {
    try compareWithPlistlib(300)
  }

  private func compareWithPlistlib(_ count: Int) throws {
    let folder = try ScratchFolder()
    let outcome = try PlistlibCampaign(
      seeds: 0..<UInt64(count), folder: URL(filePath: folder.path)
    ).run()
    #expect(outcome.differences == [])
    #expect(outcome.trees == count)
    #expect(outcome.damaged > count / 25)
  }
}
