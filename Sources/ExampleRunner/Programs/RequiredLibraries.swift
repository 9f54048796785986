import Foundation

/// The shared libraries that others load when a program starts, found as the system's loader finds them.
struct RequiredLibraries {
  /// The folders that the program tells the loader to search.
  let folders: [String]

  /// Returns the libraries that the given ones load, directly or through others, sorted and without the given
  /// ones.
  ///
  /// Skips libraries that no searched folder has, as a rule those of the toolchain.
  func all(of libraries: [String]) -> [String] {
    var found: [String] = []
    var waiting = libraries
    var seen = Set(libraries)
    while let library = waiting.popLast() {
      guard let needs = LibraryNeeds(path: library) else { continue }
      for name in needs.names {
        guard let path = path(of: name, needs), seen.insert(path).inserted else { continue }
        found.append(path)
        waiting.append(path)
      }
    }
    return found.sorted()
  }

  private func path(of name: String, _ needs: LibraryNeeds) -> String? {
    if name.contains("/") { return name.hasPrefix("/") ? name : nil }
    return (needs.folders + folders + Self.systemFolders).lazy
      .map { URL(filePath: $0).appending(component: name).standardizedFileURL.path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  static let systemFolders: [String] = {
    let ofMachine = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return ["/usr/local/lib", "/lib64", "/usr/lib64", "/lib", "/usr/lib"]
      + ofMachine.filter { $0.hasSuffix("-linux-gnu") }.sorted().map { "/usr/lib/\($0)" }
  }()
}

/// What a shared library says of others: which it needs, and where to look for them.
struct LibraryNeeds {
  private(set) var names: [String] = []
  private(set) var folders: [String] = []

  private static let entrySize = 16
  private static let needed = 1
  private static let searchPaths = [15, 29]

  /// Nil where the file is not a shared library.
  init?(path: String) {
    // A file that cannot be read names no libraries.
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      let file = ObjectFile(bytes), let entries = file.sections(named: ".dynamic").first,
      let texts = file.sections(named: ".dynstr").first
    else { return nil }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    for place in stride(from: 0, to: entries.count, by: Self.entrySize) {
      guard let kind = entries.unsigned(at: place, size: 8), kind != 0 else { break }
      guard let offset = entries.unsigned(at: place + 8, size: 8) else { continue }
      if kind == Self.needed, let name = texts.text(at: offset) { names.append(name) }
      if Self.searchPaths.contains(kind), let paths = texts.text(at: offset) {
        folders += paths.split(separator: ":").map { path in
          String(path).replacing("$ORIGIN", with: folder).replacing("${ORIGIN}", with: folder)
        }
      }
    }
  }
}
