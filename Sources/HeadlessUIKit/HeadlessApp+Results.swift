public import ExampleSupport
import Foundation
import KeyedArchive
import RunRecord
import UIKit

extension HeadlessApp {
  /// The trace of the launch so far, as guides show it: a line for each event.
  public var trace: String {
    let launch = LaunchRecord(
      number: 1, events: TraceFile.events, output: "", termination: .killedAtEnd)
    return TraceDump().text(of: launch)
  }

  /// The archive of the saved state that is on disk, as guides show it: that of controllers, or of scenes.
  ///
  /// - Returns: Nil if there is none.
  /// - Throws: What is wrong with the file.
  public var savedState: String? {
    get throws {
      let files = try ["data.data", "KnownSceneSessions/data.data"].compactMap(savedFile)
      return files.isEmpty ? nil : files.map(\.dump).joined(separator: "\n")
    }
  }

  private func savedFile(_ name: String) throws -> ArchiveFile? {
    let path =
      "\(NSHomeDirectory())/Library/Saved Application State/\(Device.bundleIdentifier).savedState/\(name)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ArchiveFile(BoundedFile.read(path, limit: SavedStateSize.tooLargeByteCount))
  }
}
