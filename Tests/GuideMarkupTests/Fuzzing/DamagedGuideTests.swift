import Foundation
import Testing

/// What `make fuzz` does for long, for a short while: damaged guides are read, and what is wrong with
/// them is found, without a crash and soon.
///
/// A line that does not say what it should holds the seeds that are to blame; `reprise-fuzz guide SEED`
/// writes the guide of a seed.
struct DamagedGuideTests {
  @Test(.timeLimit(.minutes(3)))
  func readsDamagedGuides() async throws {
    try await read(400)
  }

  @Test(.nightly(.fuzzing), .timeLimit(.minutes(3)))
  func readsThousandsOfDamagedGuides() async throws {
    try await read(4_000)
  }

  private func read(_ count: Int) async throws {
    let line = try await fuzz("--guides", "\(count)", "--content", Self.content)
    #expect(line.hasPrefix("guides: \(count) inputs"))
    #expect(line.contains(", 0 crashes, 0 hangs, "), "\(line)")
    #expect(line.split(separator: "\n").count == 1, "\(line)")
    let counts = line.matches(of: /(\d+) parsed with (\d+) examples, (\d+) refused/).first
    let (_, parsed, examples, refused) = try #require(counts?.output, "\(line)")
    #expect((Int(parsed) ?? 0) + (Int(refused) ?? 0) == count)
    #expect((Int(parsed) ?? 0) > count / 4 && (Int(refused) ?? 0) > count / 8)
    #expect((Int(examples) ?? 0) > count / 20)
  }

  // What reads untrusted texts takes no more time than a text is long, whatever it says again and again.
  @Test func readsTextsThatAreMadeToTakeLong() async throws {
    try await readTexts(90)
  }

  @Test(.nightly(.fuzzing))
  func readsThousandsOfTextsThatAreMadeToTakeLong() async throws {
    try await readTexts(2_000)
  }

  private func readTexts(_ count: Int) async throws {
    // Optimized code is held to a second: `make fuzz`.
    let line = try await fuzz("--guides", "0", "--texts", "\(count)", "--text-seconds", "10")
    #expect(line.hasPrefix("texts: \(count) inputs"), "\(line)")
    #expect(line.contains(", 0 crashes, 0 hangs, "), "\(line)")
  }

  /// The guides of the repository.
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Content").standardizedFileURL.path

  /// What the program prints when it does nothing else.
  private func fuzz(_ options: String...) async throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "reprise-fuzz")
    process.arguments =
      [
        "--reads", "0", "--trees", "0", "--peers", "0", "--launches", "0", "--kills", "0",
        "--texts", "0",
      ]
      + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // On a thread of its own: other tests need the ones that tasks share.
    let data = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: output.fileHandleForReading.readDataToEndOfFile())
      }
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
