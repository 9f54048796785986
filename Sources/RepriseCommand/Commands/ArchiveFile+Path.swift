import KeyedArchive

extension ArchiveFile {
  /// Reads the file at a path that the user named.
  init(path: String) throws(UnreadableArchive) {
    do {
      self = try ArchiveFile(BoundedFile.read(path, limit: PropertyListLimits().fileByteCount))
    } catch let error as FileError {
      throw UnreadableArchive(path: path, reason: error.explanation)
    } catch {
      throw UnreadableArchive(path: path, reason: "\(error)")
    }
  }
}

/// A file that the user named cannot be read, or is not an archive.
struct UnreadableArchive: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "\(path): \(reason)" }
}
