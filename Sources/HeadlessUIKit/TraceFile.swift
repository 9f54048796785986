import Foundation
import RunRecord

/// The file to which the engine writes what happens; it has no name, and ends with the process.
enum TraceFile {
  nonisolated(unsafe) private static var path: String?

  /// Whether an app was launched in this process.
  static var exists: Bool { path != nil }

  /// Creates the file and tells the engine of it; called before anything of UIKit is used.
  static func make() {
    var name = Array("\(NSTemporaryDirectory())/trace-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      fatalError("The trace has no file: \(String(cString: strerror(errno)))")
    }
    // It stays there as long as it is open.
    unlink(name)
    let path = "/proc/self/fd/\(descriptor)"
    self.path = path
    setenv(RecordStream.pathVariable, path, 1)
  }

  /// What has happened so far.
  static var events: [TraceEvent] {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return [] }
    do {
      return try RecordStream.entries(in: data).compactMap {
        if case .event(let event) = $0 { event } else { nil }
      }
    } catch {
      // The engine of this process wrote it.
      fatalError("The trace can't be read: \(error)")
    }
  }
}
