import Foundation

/// What lies in a folder, at any depth.
struct FolderListing {
  /// The files' paths below the folder, in order.
  private(set) var paths: [String] = []

  /// Lists a folder; nil where there is none, or where it cannot be read.
  ///
  /// Hidden files are not part of a program, links to folders can lead in circles, and what other
  /// tools build or fetch into a folder is theirs.
  init?(_ root: String) {
    guard
      let entries = FileManager.default.enumerator(
        at: URL(filePath: root), includingPropertiesForKeys: [.isDirectoryKey],
        options: [.skipsHiddenFiles])
    else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let prefix = URL(filePath: root).standardizedFileURL.path + "/"
    for case let entry as URL in entries {
      let path = entry.standardizedFileURL.path
      guard path.hasPrefix(prefix) else { continue }
      if entry.hasDirectoryPath {
        if Self.foreignFolders.contains(entry.lastPathComponent) { entries.skipDescendants() }
      } else {
        paths.append(String(path.dropFirst(prefix.count)))
      }
    }
    paths.sort()
  }

  /// The folders that hold what was built or fetched.
  ///
  /// `Pods` and `Carthage` are listed: an app may import what is in them.
  private static let foreignFolders: Set<String> = ["DerivedData", "build", "node_modules"]

  /// The files below a folder of the listing; all of them for an empty path.
  func paths(below folder: String) -> [String] {
    folder.isEmpty ? paths : paths.filter { $0.hasPrefix(folder + "/") }
  }

  /// The innermost folders of a name's ending, each once and in order: `App.xcodeproj`.
  func folders(termination: String) -> [String] {
    var seen = Set<String>()
    return paths.compactMap { path in
      let parts = path.split(separator: "/").dropLast()
      guard let end = parts.lastIndex(where: { $0.hasSuffix(termination) }) else { return nil }
      let folder = parts[...end].joined(separator: "/")
      return seen.insert(folder).inserted ? folder : nil
    }
  }
}
