import KeyedArchive
import RunRecord

/// The text of an archive on disk, for `archive` fences.
enum ArchiveText {
  /// - Parameter path: Shows only the objects at this path and below it; nil for everything.
  static func text(of archive: ArchiveOnDisk, at path: String?) -> String {
    switch archive {
    case .none: "none"
    case .unreadable(let reason): "unreadable: \(reason)"
    case .saved(let archive, _):
      if let path { text(of: archive, at: path) } else { ArchiveDump.text(of: archive) }
    }
  }

  private static func text(of archive: RestorationArchive, at path: String) -> String {
    let objects = archive.objects(at: path)
    return objects.isEmpty ? "nothing at \(path)" : ArchiveDump.text(of: objects)
  }
}
