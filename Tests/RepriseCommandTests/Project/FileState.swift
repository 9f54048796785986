import Foundation
import Testing

/// What can be seen of a file from outside.
struct FileState: Hashable {
  var data: Data
  var modified: Date
  var inode: Int
  var permissions: Int
}

extension Folder {
  /// The states of all files in the folder.
  func states() throws -> [String: FileState] {
    var states: [String: FileState] = [:]
    for (name, data) in try files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      states[name] = FileState(
        data: data, modified: try #require(attributes[.modificationDate] as? Date),
        inode: try #require(attributes[.systemFileNumber] as? Int),
        permissions: try #require(attributes[.posixPermissions] as? Int))
    }
    return states
  }
}
