import ExampleRunner
import Foundation

/// A project in a temporary folder, used through the command line as its author would.
struct GuideProject: Sendable {
  /// Where the author is: `Content` and what is built are in here.
  let folder: Folder

  /// Where results of earlier runs are kept.
  var cache: Folder

  /// A project with these files in its content folder, for the time of `body`.
  static func with<Result>(
    _ files: [String: String], _ body: (GuideProject) async throws -> Result
  ) async throws -> Result {
    try await Folder.temporary { folder in
      let project = GuideProject(folder: folder, cache: try LastingCache.folder())
      try project.content.make()
      try project.makeLooks()
      for (name, text) in files { try project.content.write(text, to: name) }
      return try await body(project)
    }
  }

  /// A project with one guide, `Content/guide.md`.
  static func with<Result>(
    guide: String, _ body: (GuideProject) async throws -> Result
  ) async throws -> Result {
    try await with(["guide.md": guide], body)
  }

  /// The project with an empty cache, in which only the compiled modules of the toolchain, the copy
  /// of the engine and what is known of files are those of all tests.
  func withOwnCache(_ name: String = "cache") throws -> GuideProject {
    let cache = folder(name)
    try LastingCache.linkWhatIsShared(from: cache)
    return GuideProject(folder: folder, cache: cache)
  }

  var content: Folder { folder("Content") }
  var site: Folder { folder("_site") }

  /// The folder with templates, styles and `site.yaml`.
  var looks: Folder { folder("Site") }

  /// Runs the command to its end in the project's folder.
  @discardableResult
  func reprise(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> FinishedCommand {
    try await reprise(arguments, environment: environment)
  }

  @discardableResult
  func reprise(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> FinishedCommand {
    var finished = try await CommandSlots.shared.withOne {
      try await start(arguments, environment: environment).finished()
    }
    // The commands of fixes name a cache that the test did not.
    guard !arguments.contains("--cache") else { return finished }
    finished.output = finished.output.replacing(" --cache \(cache.path)", with: "")
    finished.errors = finished.errors.replacing(" --cache \(cache.path)", with: "")
    return finished
  }

  /// Starts the command, for tests that do something to it while it runs.
  func start(
    _ arguments: [String], withFolders: Bool = true, output: String? = nil,
    environment: [String: String] = [:]
  ) throws -> RunningCommand {
    try RunningCommand(
      of: RunningCommand.tool(),
      arguments + (withFolders ? folders(arguments) + haste(arguments) : []),
      in: folder, output: output, environment: environment)
  }

  /// Starts the command when few others of its kind run, for the time of `body`, which has to end it.
  func withStarted<Result: Sendable>(
    _ arguments: [String], _ body: (RunningCommand) async throws -> Result
  ) async throws -> Result {
    try await CommandSlots.watched.withOne { try await body(try start(arguments)) }
  }

  /// The same in a terminal.
  func withTerminal<Result: Sendable>(
    _ command: String, _ body: (TerminalCommand) async throws -> Result
  ) async throws -> Result {
    try await CommandSlots.watched.withOne {
      try await body(try TerminalCommand(command, in: self))
    }
  }

  /// Runs another program to its end in the project's folder.
  func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> FinishedCommand {
    try await CommandSlots.shared.withOne {
      try await RunningCommand(
        of: URL(filePath: "/usr/bin/env"), [program] + arguments, in: folder,
        environment: environment
      ).finished()
    }
  }

  /// The folders that the test does not name itself.
  private func folders(_ arguments: [String]) -> [String] {
    [
      ("--content", "Content"), ("--site", "Site"), ("--output", "_site"),
      ("--cache", cache.path),
    ]
    .filter { option, _ in !arguments.contains(option) }
    .flatMap { [$0, $1] }
  }

  /// What names stand for is asked where a test is about it: a language server takes seconds to begin.
  private func haste(_ arguments: [String]) -> [String] {
    arguments.first == "build" && !arguments.contains("--types") ? ["--no-types"] : []
  }

  /// Gives the project a file of strings of its own, in place of the repository's.
  func ownStrings(_ yaml: String, of language: String) throws {
    try FileManager.default.removeItem(atPath: "\(looks.path)/strings")
    try looks.write(yaml, to: "strings/\(language).yaml")
  }

  /// Gives the project the templates, styles, scripts, strings and what is served of the repository, and a
  /// `site.yaml` that lets its guides be about apps without scenes.
  private func makeLooks() throws {
    try looks.write("sdk: 18\n", to: "site.yaml")
    for name in ["templates", "styles", "scripts", "strings", "serve"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(looks.path)/\(name)", withDestinationPath: "\(Self.looksOfRepository)/\(name)")
    }
  }

  /// Gives the project copies of what it has from the repository: pages are not kept where they are drawn with files behind links.
  func copyLooks() throws {
    for name in ["templates", "styles", "scripts", "strings", "serve"] {
      try FileManager.default.removeItem(atPath: "\(looks.path)/\(name)")
      try FileManager.default.copyItem(
        atPath: "\(Self.looksOfRepository)/\(name)", toPath: "\(looks.path)/\(name)")
    }
  }

  private static let looksOfRepository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Site").standardizedFileURL.path
}
