import Foundation
import Testing

/// The executable at work in a terminal, with a user at the keyboard.
final class TerminalCommand: Sendable {
  private let keyboard: FileHandle
  private let screen: Folder
  private let ended: Task<ContinuousClock.Instant, Never>

  init(_ command: String, in project: GuideProject) throws {
    screen = project.folder("screen-\(UUID().uuidString)")
    try screen.write("", to: "text")
    let tool = try RunningCommand.tool().path
    let process = Process()
    // Held open for reading here as well: a key that comes too late must not end the tests.
    let keys = "\(screen.path)/keys"
    try #require(mkfifo(keys, 0o600) == 0)
    let descriptor = open(keys, O_RDWR | O_CLOEXEC)
    try #require(descriptor >= 0)
    keyboard = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "script", "-qec", "\(tool) \(command) --cache \(project.cache.path)", "/dev/null",
    ]
    process.currentDirectoryURL = URL(filePath: project.folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: keys))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "\(screen.path)/text"))
    let (ends, end) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
    process.terminationHandler = { _ in
      end.yield(.now)
      end.finish()
    }
    try process.run()
    ended = Task { await ends.first { _ in true } ?? .now }
  }

  func type(_ keys: String) throws {
    try keyboard.write(contentsOf: Data(keys.utf8))
  }

  /// Waits until something has been on the screen, then acts at once.
  @discardableResult
  func waits<Value: Sendable>(
    until isThere: @escaping @Sendable (_ screen: String) throws -> Bool,
    then act: @escaping @Sendable () throws -> Value = {}
  ) async throws -> Value {
    try await Waiting.until({ try isThere(self.screen.text("text")) }, then: act)
  }

  /// Waits until something has been on the screen, then presses Control-C; returns when that was.
  func isInterrupted(
    when isThere: @escaping @Sendable (_ screen: String) throws -> Bool
  ) async throws -> ContinuousClock.Instant {
    try await waits(until: isThere) {
      let pressed = ContinuousClock.now
      try self.type("\u{03}")
      return pressed
    }
  }

  /// When the command ended, which a busy test may see later.
  var end: ContinuousClock.Instant {
    get async { await ended.value }
  }

  /// All that was on the screen, when the command has ended; a terminal's line ends as others.
  func finished() async throws -> String {
    _ = await end
    try keyboard.close()
    return try screen.text("text").replacing("\r\n", with: "\n")
  }
}
