import Foundation
import Glibc

/// The headers that modules were made of, as they were then.
///
/// The compiler believes a module only as long as each of its headers has the same size and time. After an update
/// of the system it would make the module again for each example, which takes a second or more.
struct HeaderStamps: Hashable, Codable, Sendable {
  private var stamps: [String: Stamp]

  private struct Stamp: Hashable, Codable {
    var size: Int
    var modified: Int

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      size = Int(status.st_size)
      modified = status.st_mtim.tv_sec
    }
  }

  /// - Parameter lists: What the compiler wrote of its dependencies, as `make` reads it.
  init(ofDependencies lists: [String]) {
    let paths = Set(lists.flatMap(Self.paths)).filter { $0.hasPrefix("/") }
    stamps = [:]
    for path in paths { stamps[path] = Stamp(of: path) }
  }

  /// Whether all headers are as they were.
  var areCurrent: Bool { stamps.allSatisfy { Stamp(of: $0.key) == $0.value } }

  /// The words of a list; a space that belongs to a path has a backslash before it.
  private static func paths(in list: String) -> [String] {
    var paths: [String] = []
    var path = ""
    var isEscaped = false
    for character in list {
      if !isEscaped && (character == " " || character.isNewline) {
        if !path.isEmpty { paths.append(path) }
        path = ""
      } else if !isEscaped && character == "\\" {
        isEscaped = true
        continue
      } else if !character.isNewline {
        path.append(character)
      }
      isEscaped = false
    }
    return path.isEmpty ? paths : paths + [path]
  }
}
