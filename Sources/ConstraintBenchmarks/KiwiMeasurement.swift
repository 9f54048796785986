import Foundation

/// What the sample layout costs kiwi, measured by `kiwi.py`.
struct KiwiMeasurement {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// In seconds, by what `kiwi.py` calls it.
  private(set) var seconds: [Substring: Double] = [:]

  /// What kiwi found for each variable.
  private(set) var values: [Double] = []

  /// Whether a Python has kiwi.
  static func isInstalled(in python: String) -> Bool {
    (try? output(of: python, ["-c", "import kiwisolver"])) != nil
  }

  init(_ layout: SampleLayout, times: Int, python: String, script: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID()).txt")
    // What is left of a benchmark in the temporary folder is the system's to remove.
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = ["\(layout.variableCount)"] + layout.constraints.map(\.line)
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let changed = [layout.widthConstraint, layout.changedImage, times].map { "\($0)" }
    let output = try Self.output(of: python, [script, file.path] + changed)
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      if words[0] == "values" { values = numbers } else { seconds[words[0]] = numbers.first }
    }
  }

  private static func output(of executable: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(executable) \(arguments[0]) failed")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
