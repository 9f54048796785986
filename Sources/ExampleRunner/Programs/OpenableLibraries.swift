import Foundation

/// The shared libraries in folders that a program may read, which it can open while it runs.
struct OpenableLibraries {
  /// The folders, with all that is below them.
  let folders: [String]

  /// The folder of the cache, which may be below one of them, and whose libraries have keys of their own.
  let cache: String

  /// The libraries, sorted, whatever their names.
  ///
  /// Skips the system's folders, whose libraries are no part of any key.
  var all: [String] {
    Set(folders).subtracting(RequiredLibraries.systemFolders)
      .reduce(into: Set<String>()) { $0.formUnion(libraries(below: $1)) }.sorted()
  }

  private func libraries(below folder: String) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    while let name = entries.nextObject() as? String {
      let path = "\(folder)/\(name)"
      if path == cache {
        entries.skipDescendants()
      } else if Self.isLibrary(path) {
        found.append(path)
      }
    }
    return found
  }

  /// Whether the loader opens a file: it is linked to be loaded anywhere, and names no loader, as a program does.
  private static func isLibrary(_ path: String) -> Bool {
    guard isSharedObject(path),
      // A file that cannot be read cannot be opened either.
      let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      let file = ObjectFile(bytes)
    else { return false }
    return !file.sections(named: ".dynamic").isEmpty && file.sections(named: ".interp").isEmpty
  }

  /// Reads no more than the beginning: most files are no libraries.
  private static func isSharedObject(_ path: String) -> Bool {
    var status = stat()
    // Opening a pipe would wait for its other end.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path)
    else { return false }
    defer { file.closeFile() }
    guard let header = try? file.read(upToCount: 18) else { return false }
    return header.starts(with: [0x7f, 0x45, 0x4c, 0x46])
      && header.unsigned(at: 16, size: 2) == sharedObject
  }

  private static let sharedObject = 3
}
