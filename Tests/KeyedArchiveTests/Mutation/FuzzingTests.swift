import Foundation
import Testing

/// What `make fuzz` does for long, for a short while: apps launched with damaged archives, and saves
/// that are killed and whose requests fail, at every one of them.
///
/// A line that does not say what it should holds the seeds that are to blame.
@Suite(.serialized) struct FuzzingTests {
  @Test(.timeLimit(.minutes(2)))
  func launchesNormallyWithDamagedArchives() async throws {
    try await launch(60)
  }

  @Test(.nightly(.fuzzing), .timeLimit(.minutes(2)))
  func launchesNormallyWithHundredsOfDamagedArchives() async throws {
    try await launch(400)
  }

  private func launch(_ count: Int) async throws {
    let line = try await fuzz("--launches", count)
    #expect(line.hasPrefix("restore: \(count) inputs"))
    #expect(line.contains(", 0 crashes, 0 hangs, "), "\(line)")
    let counts = line.matches(of: /(\d+) launches restored, (\d+) came up/).first
    let (_, restored, refused) = try #require(counts?.output, "\(line)")
    #expect((Int(restored) ?? 0) + (Int(refused) ?? 0) == count)
    #expect((Int(restored) ?? 0) > count / 10)
  }

  @Test(.timeLimit(.minutes(2)))
  func leavesAWholeArchiveWhereverASaveEnds() async throws {
    try await kill(3, requestStep: 10)
  }

  @Test(.nightly(.kills), .timeLimit(.minutes(2)))
  func leavesAWholeArchiveWhereverOneOfManySavesEnds() async throws {
    try await kill(20, requestStep: 1)
  }

  private func kill(_ count: Int, requestStep step: Int) async throws {
    let lines = try await fuzz("--kills", count, "--request-step", "\(step)").split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.hasPrefix("kills: \(count) inputs") == true)
    let counts = lines.last?.matches(
      of: /(\d+) kills and (\d+) errors, .*; (\d+) left the old archive, (\d+) the new one/
    ).first
    let (_, kills, errors, old, new) = try #require(counts?.output, "\(lines)")
    #expect((Int(kills) ?? 0) > 60 / step)
    #if arch(x86_64)
      #expect((Int(errors) ?? 0) > 200 / step)
    #endif
    #expect((Int(old) ?? 0) > 100 / step && (Int(new) ?? 0) > 100 / step)
  }

  /// What the program prints when it does nothing else; it must find everything sound.
  private func fuzz(
    _ option: String, _ count: Int, _ others: String...
  ) async throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "reprise-fuzz")
    let options =
      ["--reads", "--trees", "--peers", "--launches", "--kills", "--guides", "--texts"].flatMap {
        [$0, $0 == option ? "\(count)" : "0"]
      } + others
    // On a thread of its own: other tests need the ones that tasks share.
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try ProcessOutput.text(program.path, options) })
      }
    }
  }
}
