import Diagnostics
import Foundation
import Glibc

/// What `swift build` left of a Swift package: the modules that examples can import, and the objects that are linked for
/// them.
///
/// It is read from the description of the build that SwiftPM keeps, because an ordinary `.library` product is only object
/// files, and folders also hold those of sources that no longer exist. Nothing of the package is built or run.
package struct BuiltPackage: Hashable, Sendable {
  /// The package's folder, as its author wrote it.
  package let folder: String

  /// Whether everything that the build names must be in that folder.
  package let isConfined: Bool

  /// The folders with modules of Swift and of C, in order.
  let importPaths: [String]

  /// The objects of the package's own library targets.
  let objects: [String]

  /// The objects of its dependencies: only what is used of them is linked.
  let objectsOfDependencies: [String]

  /// The sources of its own library targets.
  private let sources: [String]

  /// Reads what the last `swift build` left.
  ///
  /// - Parameter isConfined: Whether the package is one that a site names: the description of a build can come with the
  ///   site from a stranger, and examples may read all that it names.
  /// - Throws: `RunnerError` where there is nothing, or a confined package names something elsewhere.
  package init(folder: String, isConfined: Bool) throws {
    self.folder = folder
    self.isConfined = isConfined
    var root = URL(filePath: folder).resolvingSymlinksInPath().path
    // The path of `.` ends with a slash.
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    let build = "\(root)/.build/debug"
    let description = "\(build)/description.json"
    guard let data = try Self.content(of: description) else {
      throw RunnerError.packageNotBuilt(
        folder: folder,
        isPackage: FileManager.default.fileExists(atPath: "\(folder)/Package.swift"))
    }
    guard let targets = try? JSONDecoder().decode(Build.self, from: data).libraries else {
      throw RunnerError.fileOperationFailed(
        path: description, reason: "this version of SwiftPM describes a build in another way")
    }
    func isOwn(_ source: String) -> Bool {
      source.hasPrefix(root + "/") && !source.dropFirst(root.count).hasPrefix("/.build/")
    }
    let own = targets.filter { $0.sources.contains(where: isOwn) }
    let others = targets.filter { target in !own.contains { $0.moduleName == target.moduleName } }
    let ofC = Self.objectsOfC(below: build, besides: targets)
    importPaths = Array(
      Set(targets.map(\.importPath) + targets.flatMap(\.foldersOfC))
    ).sorted()
    objects = own.flatMap(\.objects).sorted()
    objectsOfDependencies = others.flatMap(\.objects).sorted() + ofC
    sources = own.flatMap(\.sources).filter(isOwn).sorted()
    guard isConfined else { return }
    for path in importPaths + objects + objectsOfDependencies where !Self.isInside(path, root) {
      throw RunnerError.fileOperationFailed(
        path: description,
        reason: "it names `\(path)`, which is not in the folder of the package that site.yaml names"
      )
    }
  }

  /// Whether a path leads to something in a folder, by whatever links; a file that isn't there leads nowhere.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let real = realpath(path, nil) else {
      return !path.contains("..") && path.hasPrefix(folder + "/")
    }
    defer { free(real) }
    guard let realFolder = realpath(folder, nil) else { return false }
    defer { free(realFolder) }
    return String(cString: real).hasPrefix(String(cString: realFolder) + "/")
  }

  /// The bytes of a file that is not too large for a description of a build; nil where there is no file.
  private static func content(of path: String) throws -> Data? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes else {
      throw RunnerError.fileOperationFailed(
        path: path, reason: "it is not a file, or has more than \(mostBytes) bytes")
    }
    return FileManager.default.contents(atPath: path)
  }

  /// A hundred times what the largest packages have.
  private static let mostBytes = 256 << 20

  /// A warning for the first source that has changed since the package was built: examples would be checked with the
  /// old code.
  var findings: [Diagnostic] {
    let built = objects.compactMap(Self.modified).max() ?? .distantPast
    let changed = sources.first { (Self.modified($0) ?? .distantFuture) > built }
    guard let changed else { return [] }
    return [
      Diagnostic(
        .warning, rule: "package.outdated",
        at: SourceLocation(path: changed, line: 1),
        "the package has changed since it was built, so examples use its old code",
        fix: "run `swift build --package-path \(folder)`")
    ]
  }

  private static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// The objects of targets in C: SwiftPM's description of a build does not name them.
  private static func objectsOfC(below build: String, besides swift: [Target]) -> [String] {
    let known = Set(swift.map(\.moduleName))
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return folders.filter { folder in
      folder.hasSuffix(".build") && !folder.hasSuffix("-tool.build")
        && !known.contains(String(folder.dropLast(6)))
    }
    .flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: "\(build)/\(folder)")
      return (names?.compactMap { $0 as? String } ?? [])
        .filter { name in Self.endingsOfC.contains { name.hasSuffix($0) } }
        .map { "\(build)/\(folder)/\($0)" }
    }
    .sorted()
  }

  private static let endingsOfC = [".c.o", ".cc.o", ".cpp.o", ".cxx.o", ".S.o", ".s.o"]
}

extension BuiltPackage {
  /// A part of SwiftPM's description of a build.
  private struct Build: Decodable {
    var swiftCommands: [String: Target]

    /// The library targets for this machine: not what builds them, and not tests.
    var libraries: [Target] {
      swiftCommands.values
        .filter {
          $0.isLibrary && $0.importPath.hasSuffix("/Modules") && !$0.moduleName.hasSuffix("Tests")
        }
        .sorted { $0.moduleName < $1.moduleName }
    }
  }

  private struct Target: Decodable {
    var moduleName: String
    var importPath: String
    var isLibrary: Bool
    var objects: [String]
    var sources: [String]
    var otherArguments: [String]

    /// The folders with the headers and module maps of the C targets that it imports.
    var foldersOfC: [String] {
      var folders: [String] = []
      let maps = "-fmodule-map-file="
      for (index, argument) in otherArguments.enumerated() where argument.hasPrefix(maps) {
        folders.append(
          URL(filePath: String(argument.dropFirst(maps.count))).deletingLastPathComponent().path)
        // `-Xcc -I -Xcc FOLDER`
        let next = otherArguments.dropFirst(index + 1).prefix(4)
        if next.contains("-I"), let folder = next.last, folder.hasPrefix("/") {
          folders.append(folder)
        }
      }
      return folders
    }
  }
}
