import Foundation

/// The most memory that this process has at one moment from now on.
struct PeakMemory {
  private let before: Int

  init() throws {
    // Writing 5 makes the kernel forget the peak so far.
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    before = try Self.bytes("VmRSS")
  }

  /// Bytes by which the process's resident memory grew since then, at most.
  func growth() throws -> Int {
    max(0, try Self.bytes("VmHWM") - before)
  }

  private static func bytes(_ field: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    guard let kilobytes else { throw CocoaError(.fileReadCorruptFile) }
    return kilobytes << 10
  }
}
