import Diagnostics
import Foundation

/// Keeps what the last check of a content folder would change, until it is accepted.
package struct PendingStore: Sendable {
  private struct Stored: Codable {
    /// The content folder: one cache may serve several projects.
    var content: String
    var changes: PendingChanges
  }

  private let content: String
  private let folder: String

  package init(folders: ProjectFolders) {
    content = RealPath.of(folders.content)
    folder = "\(folders.cache)/pending"
  }

  /// What is pending; nil if nothing is, or nothing was checked.
  ///
  /// A file that is not what was written counts as none: the next check writes another.
  package func load() -> PendingChanges? {
    guard let data = FileManager.default.contents(atPath: file),
      let stored = try? JSONDecoder().decode(Stored.self, from: data), stored.content == content
    else { return nil }
    return stored.changes
  }

  /// Keeps changes in the place of those that were kept.
  package func save(_ changes: PendingChanges) throws(ProjectError) {
    do {
      guard !changes.isEmpty else {
        guard FileManager.default.fileExists(atPath: file) else { return }
        return try FileManager.default.removeItem(atPath: file)
      }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let stored = Stored(content: content, changes: changes)
      try JSONEncoder().encode(stored).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw .unwritable(path: file, reason: FailureReason.text(of: error))
    }
  }

  /// A file for each content folder.
  private var file: String { "\(folder)/\(StablePathName.of(content)).json" }
}
