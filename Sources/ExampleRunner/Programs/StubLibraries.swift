import Foundation
import Glibc

/// Libraries without content, in place of those of the engine and the toolchain, for the linker.
///
/// Most of the time of linking goes into reading the names of all that these libraries define, to find
/// a few hundred of them. Here just those are looked up, and the linker is told to believe it: the
/// program it writes asks the loader for the same libraries and the same symbols.
struct StubLibraries: Sendable {
  /// The folder for them, of one engine and one toolchain.
  let folder: String

  /// Where the libraries lie: the engine's folder and the toolchain's.
  let originals: [String]
  let libraries: Libraries

  /// Runs the linker with arguments, in a folder.
  let link: @Sendable ([String], String) async throws -> FinishedProcess

  /// Where there is a folder for what the linker writes, which no untrusted program ever saw; on the same
  /// file system as the other.
  let workFolders: String

  /// What the linker is told besides, so that it believes that symbols are defined elsewhere.
  static let options = ["--unresolved-symbols=ignore-all"]

  /// The linker's inputs with a stub for each library that has one.
  ///
  /// Nil where a symbol is in none of the libraries: then the linker has to see them, and say so.
  ///
  /// - Parameters:
  ///   - arguments: The whole command line of the linker.
  ///   - undefined: What the program does not define itself.
  func replacing(
    in arguments: [String], undefined: Set<String>
  ) async throws -> [String]? {
    guard let target = Self.target(in: arguments) else { return nil }
    let folders = arguments.filter { $0.hasPrefix("-L") }.map { String($0.dropFirst(2)) }
    var wanted: [DynamicLibrary] = []
    var replaced: [String] = []
    for argument in arguments {
      guard argument.hasPrefix("-l"),
        let library = await libraries.library(argument.dropFirst(2), in: originals)
      else {
        replaced.append(argument)
        continue
      }
      wanted.append(library)
      replaced.append(try await stub(for: library, target: target))
    }
    for name in Self.systemLibraries {
      guard let library = await libraries.library(file: name, in: folders) else { continue }
      wanted.append(library)
    }
    let areDefined = undefined.allSatisfy { symbol in wanted.contains { $0.defines(symbol) } }
    return areDefined ? replaced + Self.options : nil
  }

  /// Those of C, which the linker reads: few names, with versions.
  private static let systemLibraries = ["libc.so.6", "libm.so.6", "libgcc_s.so.1"]

  /// For which machine the linker works, as it is told.
  private static func target(in arguments: [String]) -> [String]? {
    guard let option = arguments.firstIndex(of: "-m"), option + 1 < arguments.count else {
      return nil
    }
    return Array(arguments[option...(option + 1)])
  }

  private func stub(
    for library: DynamicLibrary, target: [String]
  ) async throws -> String {
    let name = URL(filePath: library.path).lastPathComponent
    let path = "\(folder)/\(name)"
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    try await WorkFolder.with(in: workFolders) { folder in
      // The linker needs an input: an archive with nothing in it. What it writes appears whole.
      let (empty, whole) = ("\(folder.path)/empty.a", "\(folder.path)/\(name)")
      try Files.write(Data("!<arch>\n".utf8), to: empty)
      let process = try await link(
        target + ["-shared", "-soname", name, empty, "-o", whole], folder.path)
      guard process.exit == .exited(0) else {
        throw RunnerError.commandFailed(
          executable: "the linker", reason: "\(process.exit) \(process.errorText)")
      }
      try Files.take(whole, to: path)
    }
    return path
  }

  /// The libraries that this process has opened.
  actor Libraries {
    static let shared = Libraries()

    private var opened: [String: DynamicLibrary?] = [:]

    /// The library that `-l` finds in one of the folders.
    func library(_ name: Substring, in folders: [String]) -> DynamicLibrary? {
      library(file: "lib\(name).so", in: folders)
    }

    func library(file name: String, in folders: [String]) -> DynamicLibrary? {
      for path in folders.map({ "\($0)/\(name)" }) {
        if let known = opened[path] {
          if let known { return known }
          continue
        }
        let library = DynamicLibrary(path: path)
        opened[path] = .some(library)
        if let library { return library }
      }
      return nil
    }
  }
}
