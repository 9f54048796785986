package import KeyedArchive
package import RunRecord

/// What lay on disk when a process had ended.
package enum ArchivePanel: Hashable, Sendable {
  case none
  /// The launch deleted what there was, and why; `wasWritten` where it had just saved it itself.
  case deleted(wasWritten: Bool, reason: StateDeletedReason)
  case unreadable(reason: String)
  case saved(ArchiveTree)
}

/// A saved-state archive with its objects below each other, as their identifier paths say.
package struct ArchiveTree: Hashable, Sendable {
  package var byteCount: Int
  package var objectCount: Int

  /// Whether the file holds what it held after the launch before.
  package var isUnchanged: Bool
  package var topLevel: [ArchiveEntry]
  package var roots: [ArchiveNode]

  /// The keys of UIKit's values whose names no source gives: they are this project's choice.
  package var chosenKeys: Set<String> = []

  package init(
    byteCount: Int, objectCount: Int, isUnchanged: Bool = false, topLevel: [ArchiveEntry],
    roots: [ArchiveNode]
  ) {
    self.byteCount = byteCount
    self.objectCount = objectCount
    self.isUnchanged = isUnchanged
    self.topLevel = topLevel
    self.roots = roots
  }
}
