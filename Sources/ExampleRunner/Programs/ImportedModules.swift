import Foundation

/// Modules of the author's own that every example may import, and what is linked for them.
package struct ImportedModules: Hashable, Sendable {
  /// The folders with modules, as absolute paths.
  package let importPaths: [String]

  /// The libraries and object files, as absolute paths.
  package let libraries: [String]

  /// None.
  package static let none = ImportedModules(importPaths: [], libraries: [])

  package init(importPaths: [String], libraries: [String]) {
    self.importPaths = importPaths.map { URL(filePath: $0).standardizedFileURL.path }
    self.libraries = libraries.map { URL(filePath: $0).standardizedFileURL.path }
  }

  /// What tells these modules from every others: the digests of all files that are read from them, of all that
  /// their libraries load, and of all libraries in the same folders, which a program can open by name (`dlopen`).
  func identity(cache: String) async throws -> [String] {
    let required = RequiredLibraries(folders: libraryFolders).all(of: libraries)
    let known = Set(libraries + required)
    let openable = OpenableLibraries(folders: importPaths + libraryFolders, cache: cache).all
      .filter { !known.contains($0) }
    let files = try importPaths.flatMap(moduleFiles) + libraries + required + openable
    guard !files.isEmpty else { return [] }
    let digests = try await StagedEngine.digests(ofAll: files, cache: cache)
    return zip(files, digests).map { "\(URL(filePath: $0).lastPathComponent) \($1)" }
  }

  /// The names of the modules in the folders, as their files have them.
  var moduleNames: [String] {
    let terminations = [".swiftmodule", ".swiftinterface"]
    let names = importPaths.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    return Set(
      names.compactMap { name in
        terminations.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
      }
    ).sorted()
  }

  var compilerArguments: [String] { importPaths.flatMap { ["-I", $0] } }

  /// Shared libraries are found again when the program starts.
  var linkerArguments: [String] {
    libraries + libraryFolders.map { "-Wl,-rpath,\($0)" }
  }

  /// The folders with the libraries, in order.
  var libraryFolders: [String] {
    Set(libraries.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted()
  }

  /// The files in a folder that a compiler reads for an import, in order.
  private func moduleFiles(in folder: String) throws -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw RunnerError.fileOperationFailed(path: folder, reason: "it cannot be listed")
    }
    return names.compactMap { $0 as? String }
      .filter { name in Self.terminations.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  private static let terminations = [".swiftmodule", ".swiftinterface", ".modulemap", ".h"]
}
