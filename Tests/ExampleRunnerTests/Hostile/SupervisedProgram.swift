import Foundation
import Glibc

/// A program started by the supervisor itself, with words of the test's own.
struct SupervisedProgram {
  /// What the program printed, on both of its outputs.
  let output: String

  /// What the supervisor reported, line by line.
  let reports: [String]

  /// Runs a shell's commands to their end.
  ///
  /// - Parameter bounds: What is between the memory and the program: `supervision.h`.
  init(_ commands: String, bounds: [String]) throws {
    try self.init(["/bin/sh", "-c", commands], bounds: bounds)
  }

  /// Runs a program to its end.
  ///
  /// - Parameter command: Its path, and its arguments.
  init(_ command: [String], bounds: [String] = []) throws {
    var sides: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sides) == 0
    else { throw CocoaError(.fileReadUnknown) }
    let (own, other) = (
      FileHandle(fileDescriptor: sides[0], closeOnDealloc: true),
      FileHandle(fileDescriptor: sides[1], closeOnDealloc: true)
    )
    let process = Process()
    let printed = Pipe()
    process.executableURL = URL(filePath: try Self.supervisor)
    process.arguments = ["64", "1000000000"] + bounds + command
    process.standardInput = other
    process.standardOutput = printed
    process.standardError = printed
    try process.run()
    try other.close()
    let output = printed.fileHandleForReading.readDataToEndOfFile()
    let reports = own.readDataToEndOfFile()
    process.waitUntilExit()
    self.output = String(decoding: output, as: UTF8.self)
    self.reports = String(decoding: reports, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static var supervisor: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: tests).deletingLastPathComponent()
        .appending(component: "reprise-supervisor").path
    }
  }
}
