package import Foundation
import KeyedArchive

/// Has Python's `plistlib` read what is written here, and what is read here.
///
/// Each tree of values must be the same there. Its file is then damaged, and where the reader here
/// takes it for a property list, that of Python must too.
package struct PlistlibCampaign: Sendable {
  package struct Outcome: Codable, Sendable {
    package var trees = 0

    /// Damaged files that are read here.
    package var damaged = 0

    /// What is not the same, with its seed.
    package var differences: [String] = []

    package init() {}
  }

  /// Python could not be asked, or did not read all that there was.
  struct PythonFailed: Error, CustomStringConvertible {
    var description: String
  }

  package var seeds: Range<UInt64>

  /// Where the files are while they are read.
  package var folder: URL

  package init(seeds: Range<UInt64>, folder: URL) {
    self.seeds = seeds
    self.folder = folder
  }

  package func run(willWrite: (UInt64) -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome()
    let files = folder.appending(path: "property-lists")
    let expected = folder.appending(path: "expected")
    try Data().write(to: files)
    try Data().write(to: expected)
    defer {
      // What stays goes with the folder.
      for file in [files, expected] { try? FileManager.default.removeItem(at: file) }
    }
    let (list, lines) = (
      try FileHandle(forWritingTo: files), try FileHandle(forWritingTo: expected)
    )
    for seed in seeds {
      willWrite(seed)
      var tree = RandomTree(seed: seed, isPortable: true)
      let value = tree.value()
      let data = BinaryPropertyListWriter().data(of: value)
      try list.write(contentsOf: Self.entry(data, seed))
      try lines.write(contentsOf: Data((PortableText.text(of: value) + "\n").utf8))
      outcome.trees += 1
      var mutator = Mutator(seed: seed)
      let damaged = mutator.damaged(Array(data))
      guard Self.isReadAndPortable(damaged) else { continue }
      try list.write(contentsOf: Self.entry(damaged, seed))
      try lines.write(contentsOf: Data("\n".utf8))
      outcome.damaged += 1
    }
    try list.close()
    try lines.close()
    outcome.differences = try differences(
      files, expected, count: outcome.trees + outcome.damaged)
    return outcome
  }

  /// A file with its seed and its length before it.
  private static func entry(_ data: Data, _ seed: UInt64) -> Data {
    var entry = Data()
    for number in [seed, UInt64(data.count)] {
      withUnsafeBytes(of: number.bigEndian) { entry.append(contentsOf: $0) }
    }
    return entry + data
  }

  private func differences(_ files: URL, _ expected: URL, count: Int) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", PortableText.pythonReader, files.path, expected.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PythonFailed(description: "python3 ended with status \(process.terminationStatus)")
    }
    var lines = text.split(separator: "\n").map(String.init)
    let read = lines.popLast() ?? "none"
    guard read == "\(count)" else {
      throw PythonFailed(description: "python3 read \(read) of \(count) files")
    }
    return lines
  }

  private static func isReadAndPortable(_ data: Data) -> Bool {
    do throws(PropertyListError) {
      let value = try BinaryPropertyListReader().value(of: data)
      return ValueMutator.values(in: value).allSatisfy(isPortable)
    } catch {
      return false
    }
  }

  /// Python's reader knows no sets, and no years but those from 1 to 9999.
  private static func isPortable(_ value: PropertyListValue) -> Bool {
    switch value {
    case .set: false
    case .date(let seconds): abs(seconds) < 60_000_000_000
    default: true
    }
  }
}
