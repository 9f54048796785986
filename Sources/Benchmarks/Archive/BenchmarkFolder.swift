import Foundation

/// The homes of the measured processes, in which archives lie from one process to the next.
struct BenchmarkFolder {
  private let url = URL(filePath: NSTemporaryDirectory()).appending(path: "reprise-bench-\(UUID())")

  func delete() throws {
    try FileManager.default.removeItem(at: url)
  }

  /// Runs this program in a home of the subject's own, and returns what it measured.
  func measure(
    _ step: String, subject: Subject, workload: Workload, size: Int, countHeap: Bool = false
  ) throws -> Measurement {
    // The app is the same for all, but only the engine's finds saved state.
    let home = url.appending(path: subject.rawValue)
    // Each save is the app's first: nothing is restored before.
    if step == "save", FileManager.default.fileExists(atPath: home.path) {
      try FileManager.default.removeItem(at: home)
    }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      [step, subject.rawValue, workload.rawValue, "\(size)"] + (countHeap ? ["--count-heap"] : [])
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CFFIXED_USER_HOME": home.path, "HOME": home.path]) { $1 }
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode(Measurement.self, from: data)
  }

  // MARK: In the measured process

  /// The bytes of the archive that this process's app left or found.
  static func archiveSize() throws -> Int {
    let library = URL(filePath: NSHomeDirectory()).appending(path: "Library")
    let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.lastPathComponent == "data.data" {
      return try Data(contentsOf: file, options: .mappedIfSafe).count
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private static let peersFile = URL(filePath: NSHomeDirectory()).appending(path: "archives")

  /// Leaves the archives of a peer for the next process: the length of each before it.
  static func write(_ archives: [Data]) throws {
    var bytes = Data()
    for archive in archives {
      withUnsafeBytes(of: archive.count.littleEndian) { bytes.append(contentsOf: $0) }
      bytes.append(archive)
    }
    try bytes.write(to: peersFile)
  }

  static func readArchives() throws -> [Data] {
    var rest = try Data(contentsOf: peersFile)
    var archives: [Data] = []
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Int(littleEndian: $0.loadUnaligned(as: Int.self)) }
      let bytes = rest.dropFirst(MemoryLayout<Int>.size)
      archives.append(Data(bytes.prefix(count)))
      rest = bytes.dropFirst(count)
    }
    return archives
  }
}
