import Foundation
import Glibc

/// Processes of this program, as many at once as there are processors, each with its own home.
final class Workers<Outcome: Decodable> {
  private let arguments: [[String]]
  private let home: String?

  /// The processes that did not end as they should.
  private(set) var crashes: [String] = []

  /// Kilobytes that the largest process took.
  private(set) var peakMemory = 0

  init(arguments: [[String]], home: String? = nil) {
    self.arguments = arguments
    self.home = home
  }

  /// Runs all processes, and hands over what each wrote, in the order of the arguments.
  func run(_ body: (Outcome) -> Void) throws {
    var next = 0
    var running: [(process: Process, output: Pipe, place: Int)] = []
    while next < arguments.count || !running.isEmpty {
      while next < arguments.count, running.count < ProcessInfo.processInfo.activeProcessorCount {
        let output = Pipe()
        let place = home.map { "\($0)/\(next)" }
        let process = try Self.start(arguments[next], home: place, output: output)
        running.append((process, output, next))
        next += 1
      }
      let first = running.removeFirst()
      try finish(first.process, first.output, arguments[first.place], body)
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    peakMemory = usage.ru_maxrss
  }

  /// Runs one process that writes nothing.
  static func runOnce(_ arguments: [String], home: String) throws {
    let process = try start(arguments, home: home, output: Pipe())
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  private func finish(
    _ process: Process, _ output: Pipe, _ arguments: [String], _ body: (Outcome) -> Void
  ) throws {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 {
      body(try JSONDecoder().decode(Outcome.self, from: data))
    } else {
      crashes.append(
        "\(arguments.joined(separator: " ")): ended with \(process.terminationStatus)")
    }
  }

  private static func start(_ arguments: [String], home: String?, output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    if let home {
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["HOME": home, "CFFIXED_USER_HOME": home]) { $1 }
    }
    process.standardOutput = output
    try process.run()
    return process
  }
}
