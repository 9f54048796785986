import Foundation

/// The home of the measured app, in which its archive lies from one process to the next.
enum BenchmarkFolder {
  /// The bytes of the archive that this process's app left or found.
  static func archiveSize() throws -> Int {
    let library = URL(filePath: NSHomeDirectory()).appending(path: "Library")
    let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.lastPathComponent == "data.data" {
      return try Data(contentsOf: file, options: .mappedIfSafe).count
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Runs this program in a home of its own, and returns what it measured.
  static func measure(
    _ step: String, _ workload: Workload, _ size: Int, home: URL
  ) throws -> Measurement {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [step, workload.rawValue, "\(size)"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CFFIXED_USER_HOME": home.path, "HOME": home.path]) { $1 }
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode(Measurement.self, from: data)
  }
}
