import Foundation
import Synchronization
import Testing

/// The file in which the tests of one run note the facts that they pinned: a line a test and fact.
final class FactLog: Sendable {
  static let shared = ProcessInfo.processInfo.environment["REPRISE_FACTS_LOG"].flatMap(FactLog.init)

  private let file: Mutex<FileHandle>

  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { return nil }
    file = Mutex(handle)
  }

  /// Notes that `test` ran and pins the facts.
  func append(_ numbers: [String], pinnedBy test: Test) {
    let suite = test.sourceLocation.fileName.replacing(".swift", with: "")
    let lines = numbers.map { "\($0)\t\(suite)\t\(test.name)\n" }.joined()
    file.withLock { $0.write(Data(lines.utf8)) }
  }
}
