/// A path below an app's folder.
package enum RelativePath {
  /// Two parts as one path, with `.` and `..` resolved.
  ///
  /// A path that leads out of the folder keeps its `..`, and so names nothing in it.
  static func joined(_ parts: String...) -> String {
    var result: [Substring] = []
    for part in parts.flatMap({ $0.split(separator: "/") }) where part != "." {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else {
        result.append(part)
      }
    }
    return result.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// What follows the last dot of the name, in lower case; empty where there is no dot.
  package static func termination(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The language of a localized file: `Base` of `Base.lproj/Main.storyboard`.
  static func language(of path: String) -> String? {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
      .map { String($0.dropLast(".lproj".count)) }
  }
}
