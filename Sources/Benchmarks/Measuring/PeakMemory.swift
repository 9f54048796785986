import Foundation

/// The most memory that this process had at one moment.
enum PeakMemory {
  /// Bytes by which the process's resident memory grew above where it was before `work`, at most.
  static func growth(during work: () throws -> Void) throws -> Int {
    // Writing 5 makes the kernel forget the peak so far.
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    let before = try bytes("VmRSS")
    try work()
    return max(0, try bytes("VmHWM") - before)
  }

  private static func bytes(_ field: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    guard let kilobytes else { throw CocoaError(.fileReadCorruptFile) }
    return kilobytes << 10
  }
}
