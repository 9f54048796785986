package import Diagnostics
import Foundation

/// Modules of the author's own that every example may import, and what is linked for them.
package struct ImportedModules: Hashable, Sendable {
  /// The folders with modules, as absolute paths.
  package let importPaths: [String]

  /// The libraries and object files, as absolute paths.
  package let libraries: [String]

  /// The package that some of them are of; nil for none.
  private let package: BuiltPackage?

  /// None.
  package static let none = ImportedModules(importPaths: [], libraries: [])

  package init(importPaths: [String], libraries: [String], package: BuiltPackage? = nil) {
    let paths = importPaths.map { URL(filePath: $0).standardizedFileURL.path }
    self.importPaths =
      paths + (package?.importPaths ?? []).filter { !paths.contains($0) }
    self.libraries =
      libraries.map { URL(filePath: $0).standardizedFileURL.path } + (package?.objects ?? [])
    self.package = package
  }

  /// The same, with what the last build of the package left.
  package func readAgain() throws -> ImportedModules {
    guard let package else { return self }
    let old = Set(package.importPaths + package.objects)
    return ImportedModules(
      importPaths: importPaths.filter { !old.contains($0) },
      libraries: libraries.filter { !old.contains($0) },
      package: try BuiltPackage(folder: package.folder, isConfined: package.isConfined))
  }

  /// What is wrong with the package.
  package var findings: [Diagnostic] { package?.findings ?? [] }

  /// What changes when one of the modules or libraries is built again.
  package var stamps: Set<FileStamp> {
    let files = importPaths.flatMap { (try? moduleFiles(in: $0)) ?? [] }
    return Set((files + linked).compactMap { FileStamp(of: $0) })
  }

  /// The folders whose files change when one of them is built again.
  package var watchedFolders: [String] { Set(importPaths + libraryFolders).sorted() }

  /// The libraries and objects.
  private var linked: [String] { libraries + (package?.objectsOfDependencies ?? []) }

  /// What tells these modules from every others: the digests of all files that are read from them, of all that
  /// their libraries load, and of all libraries in the same folders, which a program can open by name (`dlopen`).
  func identity(cache: String, shared: SharedWork) async throws -> [String] {
    let required = RequiredLibraries(folders: libraryFolders).all(of: libraries)
    let known = Set(linked + required)
    let openable = OpenableLibraries(folders: importPaths + libraryFolders, cache: cache).all
      .filter { !known.contains($0) }
    let files = try importPaths.flatMap(moduleFiles) + linked + required + openable
    guard !files.isEmpty else { return [] }
    let digests = try await StagedEngine.digests(ofAll: files, cache: cache, shared: shared)
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

  package var compilerArguments: [String] { importPaths.flatMap { ["-I", $0] } }

  /// Shared libraries are found again when the program starts.
  var linkerArguments: [String] {
    var arguments = libraries
    if let objects = package?.objectsOfDependencies, !objects.isEmpty {
      arguments += ["-Wl,--start-lib"] + objects + ["-Wl,--end-lib"]
    }
    let folders = Set(libraries.filter { !$0.hasSuffix(".o") }.map(Self.folder)).sorted()
    return arguments + folders.map { "-Wl,-rpath,\($0)" }
  }

  /// The folders with the libraries, in order.
  var libraryFolders: [String] {
    Set(linked.map(Self.folder)).sorted()
  }

  private static func folder(of path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path
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
