import Glibc

/// Where a file and the temporary files of its writers are.
struct AtomicFilePlace {
  private static let suffix = ".saving"

  let directory: String
  private let name: String

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    switch slash {
    case nil: directory = "."
    case path.startIndex?: directory = "/"
    case let slash?: directory = String(path[..<slash])
    }
  }

  /// The path of a temporary file that a number tells from others.
  func temporaryFile(_ number: UInt64) -> String {
    path(of: prefix + String(number, radix: 16) + Self.suffix)
  }

  /// The temporary files that exist, in the order of their names.
  func temporaryFiles() throws(FileError) -> [String] {
    guard let stream = opendir(directory) else { throw FileError(.list, directory) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(prefix), name.hasSuffix(Self.suffix) { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(.list, directory) }
    return names.sorted().map(path(of:))
  }

  private var prefix: String { ".\(name)." }

  private func path(of name: String) -> String { "\(directory)/\(name)" }
}
