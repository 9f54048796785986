import Foundation
import Testing

/// A command ends at a signal also where it is at something that does not notice.
struct TerminationTests {
  @Test func endsWhileItWaitsForALockThatAnotherHas() async throws {
    let empty = "# A\n\n```swift run\nprint(1)\n```\n\n```output\n```\n"
    try await GuideProject.with(guide: empty) { project in
      let project = try project.withOwnCache()
      // What an `accept` leaves that was killed while it wrote: the next command waits for the lock on it.
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let lock = try #require(
        try project.cache.names().first { $0.hasPrefix("writing-") && $0.hasSuffix(".lock") })
      try project.cache(String(lock.dropLast(".lock".count))).make()
      let file = open("\(project.cache.path)/\(lock)", O_RDWR)
      defer { close(file) }
      #expect(flock(file, LOCK_EX) == 0)
      let command = try project.start(["verify"])
      try await Waiting.until {
        try Self.waitsForALock(command.identifier)
      } then: {
        _ = kill(command.identifier, SIGTERM)
      }
      do {
        try await Waiting.until { !command.isRunning }
      } catch {
        kill(command.identifier, SIGKILL)
        throw error
      }
      #expect(try await command.finished().exitCode == SIGTERM)
    }
  }

  /// Whether the kernel lists the process among those that wait.
  private static func waitsForALock(_ identifier: pid_t) throws -> Bool {
    let locks = try FileHandle(forReadingFrom: URL(filePath: "/proc/locks")).readToEnd() ?? Data()
    return String(decoding: locks, as: UTF8.self).split(separator: "\n").contains { line in
      line.contains("-> FLOCK") && line.split(separator: " ").contains("\(identifier)")
    }
  }
}
