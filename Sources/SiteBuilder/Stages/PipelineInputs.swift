package import ExampleRunner
import Foundation

/// Everything on this machine that decides what a check of a project finds.
package struct PipelineInputs: Sendable {
  /// Inputs that are not files: the toolchain's version, and what keeps examples from the rest of the machine.
  package var conditions: [String]

  /// The tool, the engine, and every file below the project's folders, in order.
  package var files: [String]

  /// The first of them, the program that is running.
  var tool: String

  /// Those of them that decide about every page: all but the folder with the guides.
  var filesOfEveryPage: [String]

  /// Where answers about them are kept.
  package var knowledge: FileFactCache

  /// Nil where not all of them can be named: a link may lead anywhere, and of an author's own modules
  /// nothing is known.
  init?(
    _ folders: ProjectFolders, engine: EngineLocation, modules: ImportedModules,
    toolchain: Toolchain, isolation: Isolation
  ) throws {
    guard modules == .none else { return nil }
    tool = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    files = [tool, engine.library] + engine.modules + InertModuleTables.ofRunningTool.allPaths
    guard let site = Self.files(below: folders.site),
      let content = Self.files(below: folders.content)
    else { return nil }
    filesOfEveryPage = files + site
    files += content + site
    conditions = [toolchain.version, toolchain.triple, "\(isolation)"]
    knowledge = FileFactCache(
      folder: URL(filePath: folders.cache).standardizedFileURL.path + "/known")
  }

  /// A file, or a folder and all that is in it; nil where one of them is a link or none is there.
  static func files(atOrBelow path: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard !isLink(path), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { return nil }
    return isFolder.boolValue ? files(below: path) : [path]
  }

  /// The folder, and the files and folders in it, in order; nil where one of them is a link.
  private static func files(below folder: String) -> [String]? {
    var paths: [String] = []
    // Those that are yet to be listed; an enumerator of Foundation takes three times as long.
    var folders = [folder]
    while let path = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        return nil
      }
      for name in names {
        var status = stat()
        let entry = "\(path)/\(name)"
        guard lstat(entry, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
        paths.append(entry)
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(entry) }
      }
    }
    return [folder] + paths.sorted()
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFLNK
  }
}

extension Pipeline {
  /// The files and folders of the output folder, in order; nil where there is none, or a link in it.
  package func filesOfOutput() -> [String]? { PipelineInputs.files(atOrBelow: folders.output) }

  /// Where the site is published, as a text that tells it from other places.
  package var publicationText: String { "\(publication)" }

  /// What tells this tool, with its engine and its compiler, from others on whatever machine.
  package func toolIdentity() async throws -> String {
    let inert = InertModuleTables.ofRunningTool.allPaths
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
    let files = [engine.library] + engine.modules + inert
    return try await ToolIdentity.ofContents(
      files, toolchain: Toolchain.find(cache: folders.cache, shared: shared), modules: modules,
      cache: folders.cache, shared: shared)
  }

  /// What decides the outcome of a check, as it is now; nil where that cannot be said.
  ///
  /// - Throws: `ProjectError` where the folders are in each other's way: nothing may be kept then.
  package func inputs() async throws -> PipelineInputs? {
    try folders.check()
    // What stands for a block of an article depends on what came of the others.
    guard dialect == .guides else { return nil }
    return try PipelineInputs(
      folders, engine: engine, modules: modules,
      toolchain: try await Toolchain.find(cache: folders.cache, shared: shared),
      isolation: try await runner().isolation)
  }
}
