import Diagnostics
import Foundation
import Testing

struct FailureReasonTests {
  @Test func givesTheSystemsReasonOfAFailedRead() throws {
    let error = try #require(throws: (any Error).self) {
      try Data(contentsOf: URL(filePath: "/nowhere/at/all"))
    }
    #expect(FailureReason.text(of: error) == "no such file or directory")
  }

  @Test func givesTheSystemsReasonOfAFailedFolder() throws {
    let error = try #require(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: "/dev/null/folder", withIntermediateDirectories: true)
    }
    #expect(FailureReason.text(of: error) == "not a directory")
  }

  @Test func givesWhatOtherErrorsSayOfThemselves() {
    struct Torn: Error, CustomStringConvertible {
      var description: String { "the page is torn" }
    }
    #expect(FailureReason.text(of: Torn()) == "the page is torn")
  }

  @Test func beginsSmallUnlessWithAnAbbreviation() {
    #expect(FailureReason.text(ofSystemError: ENOSPC) == "no space left on device")
    #expect(FailureReason.text(ofSystemError: EDOTDOT) == "RFS specific error")
  }
}
