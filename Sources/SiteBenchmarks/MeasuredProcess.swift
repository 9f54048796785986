import Foundation
import Glibc

/// A process that has ended, with what it took.
struct MeasuredProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var seconds: Double

  /// Of all processors together, with those of the processes that it started.
  var processorSeconds: Double

  /// Runs a program to its end; what it writes is read where it is a fault.
  init(_ executable: String, _ arguments: [String], in folder: String) throws {
    let log = "\(folder)/log"
    guard FileManager.default.createFile(atPath: log, contents: nil),
      let output = FileHandle(forWritingAtPath: log)
    else { throw Failure(description: "\(log) cannot be written") }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = output
    process.standardError = output
    let before = Self.usage
    let start = ContinuousClock().now
    try process.run()
    process.waitUntilExit()
    let duration = (ContinuousClock().now - start).components
    let after = Self.usage
    guard process.terminationStatus == 0 else {
      let text = FileManager.default.contents(atPath: log).map {
        String(decoding: $0, as: UTF8.self)
      }
      throw Failure(description: "\(executable) failed: \(text ?? "")")
    }
    seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    processorSeconds = after - before
  }

  /// What all processes took that this one started and that ended.
  private static var usage: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
