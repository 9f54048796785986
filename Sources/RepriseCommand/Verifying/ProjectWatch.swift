import ExampleRunner
import Foundation

/// Checks a project again whenever one of its files changes.
///
/// It compares the files' stamps a few times a second: a command that only prints needs no more, and it works where the
/// kernel tells of no changes, as on folders that a container shares with its host.
struct ProjectWatch: Sendable {
  private let folders: [String]

  /// The stamps of files elsewhere.
  private let others: @Sendable () -> Set<FileStamp>

  init(_ folders: [String], and others: @escaping @Sendable () -> Set<FileStamp>) {
    self.folders = folders
    self.others = others
  }

  /// Calls `check` now and after each change, until the task is canceled.
  func follow(_ check: () async throws -> Void) async throws -> Never {
    while true {
      // What changes during a check is checked next.
      let seen = stamps()
      try await check()
      try await change(since: seen)
    }
  }

  /// Returns when something is different and has stayed so for a moment: an editor that saves does several things.
  private func change(since seen: Set<FileStamp>) async throws {
    var last = seen
    while true {
      try await Task.sleep(for: Self.interval)
      let now = stamps()
      if now != seen, now == last { return }
      last = now
    }
  }

  private static let interval = Duration.milliseconds(150)

  private func stamps() -> Set<FileStamp> {
    var stamps = others()
    for folder in folders {
      guard let names = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let name as String in names {
        // One that has gone meanwhile has no stamp.
        if let stamp = FileStamp(of: "\(folder)/\(name)") { stamps.insert(stamp) }
      }
    }
    return stamps
  }
}
