import Foundation
import Testing

/// What `make fuzz` does for long, for a short while: damaged guides are read, and what is wrong with
/// them is found, without a crash and soon.
///
/// A line that does not say what it should holds the seeds that are to blame; `reprise-fuzz guide SEED`
/// writes the guide of a seed.
struct DamagedGuideTests {
  @Test(.timeLimit(.minutes(3)))
  func readsDamagedGuides() throws {
    let line = try fuzz("--guides", "4000", "--content", Self.content)
    #expect(line.hasPrefix("guides: 4000 inputs"))
    #expect(line.contains(", 0 crashes, 0 hangs, "), "\(line)")
    #expect(line.split(separator: "\n").count == 1, "\(line)")
    let counts = line.matches(of: /(\d+) parsed with (\d+) examples, (\d+) refused/).first
    let (_, parsed, examples, refused) = try #require(counts?.output, "\(line)")
    #expect((Int(parsed) ?? 0) + (Int(refused) ?? 0) == 4_000)
    #expect((Int(parsed) ?? 0) > 1_000 && (Int(refused) ?? 0) > 500 && (Int(examples) ?? 0) > 200)
  }

  /// The guides of the repository.
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Content").standardizedFileURL.path

  /// What the program prints when it does nothing else.
  private func fuzz(_ options: String...) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "reprise-fuzz")
    process.arguments =
      ["--reads", "0", "--trees", "0", "--peers", "0", "--launches", "0", "--kills", "0"] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }
}
