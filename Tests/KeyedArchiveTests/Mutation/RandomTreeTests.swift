import ArchiveFuzzing
import Foundation
import KeyedArchive
import Testing

/// Trees of values at random, written and read; `make fuzz` is the long run of this.
struct RandomTreeTests {
  @Test(.timeLimit(.minutes(1)))
  func comeBackAsTheyWere() {
    let outcome = TreeCampaign(seeds: 0..<1_000).run()
    #expect(outcome.differences == [])
    #expect(outcome.values > 50_000)
  }

  // What the reader takes for a property list, Python's must take for one too.
  @Test(.timeLimit(.minutes(1)))
  func areReadAlikeByPlistlib() throws {
    let folder = try ScratchFolder()
    let outcome = try PlistlibCampaign(
      seeds: 0..<300, folder: URL(filePath: folder.path)
    ).run()
    #expect(outcome.differences == [])
    #expect(outcome.trees == 300)
    #expect(outcome.damaged > 30)
  }
}
