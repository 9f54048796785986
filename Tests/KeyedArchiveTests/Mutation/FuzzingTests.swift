import Foundation
import Testing

/// What `make fuzz` does for long, for a short while: apps launched with damaged archives, and saves
/// that are killed and whose requests fail, at every one of them.
///
/// A line that does not say what it should holds the seeds that are to blame.
@Suite(.serialized) struct FuzzingTests {
  @Test(.timeLimit(.minutes(2)))
  func launchesNormallyWithDamagedArchives() throws {
    let line = try fuzz("--launches", "400")
    #expect(line.hasPrefix("restore: 400 inputs"))
    #expect(line.contains(", 0 crashes, 0 hangs, "), "\(line)")
    let counts = line.matches(of: /(\d+) launches restored, (\d+) came up/).first
    let (_, restored, refused) = try #require(counts?.output, "\(line)")
    #expect((Int(restored) ?? 0) + (Int(refused) ?? 0) == 400)
    #expect((Int(restored) ?? 0) > 40)
  }

  @Test(.timeLimit(.minutes(2)))
  func leavesAWholeArchiveWhereverASaveEnds() throws {
    let lines = try fuzz("--kills", "20").split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.hasPrefix("kills: 20 inputs") == true)
    let counts = lines.last?.matches(
      of: /(\d+) kills and (\d+) errors, .*; (\d+) left the old archive, (\d+) the new one/
    ).first
    let (_, kills, errors, old, new) = try #require(counts?.output, "\(lines)")
    #expect((Int(kills) ?? 0) > 30)
    #if arch(x86_64)
      #expect((Int(errors) ?? 0) > 100)
    #endif
    #expect((Int(old) ?? 0) > 50 && (Int(new) ?? 0) > 20)
  }

  /// What the program prints when it does nothing else; it must find everything sound.
  private func fuzz(_ option: String, _ count: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "reprise-fuzz")
    let options = ["--reads", "--trees", "--peers", "--launches", "--kills", "--guides"].flatMap {
      [$0, $0 == option ? count : "0"]
    }
    return try ProcessOutput.text(program.path, options)
  }
}
