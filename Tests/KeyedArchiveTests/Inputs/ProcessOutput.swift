import Foundation

/// What programs print.
enum ProcessOutput {
  struct Failure: Error {
    var command: [String]
    var status: Int32
    var output: String
  }

  /// The standard output of a program that is found in the search path, and that must succeed.
  static func text(_ command: String...) throws -> String { try text(command) }

  /// The standard output of a program at a path, and that must succeed.
  static func text(_ program: String, _ arguments: [String]) throws -> String {
    try text([program] + arguments)
  }

  private static func text(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(command: command, status: process.terminationStatus, output: text)
    }
    return text
  }
}
