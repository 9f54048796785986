package import KeyedArchive

/// What became of an app's archive from the end of one process to that of another.
package enum ArchiveChange: Hashable, Sendable {
  case difference(ArchiveDifference)
  /// One of the two cannot be read, and why.
  case unreadable(reason: String)

  /// What became of `before` in `after`; where there is no file, nothing was saved.
  package init(from before: ArchiveOnDisk, to after: ArchiveOnDisk) {
    switch (before, after) {
    case (.unreadable(let reason), _), (_, .unreadable(let reason)):
      self = .unreadable(reason: reason)
    default:
      self = .difference(before.content.difference(to: after.content))
    }
  }

  /// The text of a `diff` fence.
  package var text: String {
    switch self {
    case .difference(let difference): ArchiveDifferenceDump.text(of: difference)
    case .unreadable(let reason): "unreadable: \(reason)"
    }
  }
}

extension ArchiveOnDisk {
  fileprivate var content: RestorationArchive {
    if case .saved(let archive, _) = self { return archive }
    return RestorationArchive(topLevel: [], restorationClasses: [:], objects: [])
  }
}
