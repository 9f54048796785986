import Foundation

/// The folder with the guides.
struct ContentFolder {
  let path: String

  /// The guides in it, at any depth, ordered by name; hidden files and folders are left out.
  ///
  /// - Throws: `ProjectError` where the folder or a file cannot be read.
  func files() throws -> [GuideFile] {
    try names().map { name in
      let file = "\(path)/\(name).md"
      do {
        let data = try Data(contentsOf: URL(filePath: file))
        return GuideFile(path: file, name: name, bytes: Array(data))
      } catch {
        throw ProjectError.unreadable(path: file, reason: error.localizedDescription)
      }
    }
  }

  private func names() throws -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isFolder: &isFolder), isFolder else {
      throw ProjectError.noContentFolder(path: path)
    }
    // Links to folders are not followed: they can lead in circles.
    let entries = FileManager.default.enumerator(atPath: path)
    return (entries?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".md") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { String($0.dropLast(3)) }
      .sorted()
  }
}

extension FileManager {
  fileprivate func fileExists(atPath path: String, isFolder: inout Bool) -> Bool {
    var answer: ObjCBool = false
    let exists = fileExists(atPath: path, isDirectory: &answer)
    isFolder = answer.boolValue
    return exists
  }
}
