import KeyedArchive
import RunRecord

/// The text of an archive on disk, for `archive` fences.
enum ArchiveText {
  static func text(of archive: ArchiveOnDisk) -> String {
    switch archive {
    case .none: "none"
    case .unreadable(let reason): "unreadable: \(reason)"
    case .saved(let archive, _): ArchiveDump.text(of: archive)
    }
  }
}
