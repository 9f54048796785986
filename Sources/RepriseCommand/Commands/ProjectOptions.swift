import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import SiteBuilder
import SiteModel
import SiteServer

/// The options by which every command finds the project.
struct ProjectOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("The folder with the guides.", valueName: "dir"))
  var content = Self.usual.content

  @Option(
    name: .long, help: ArgumentHelp("The folder with templates and styles.", valueName: "dir"))
  var site = Self.usual.site

  @Option(
    name: .long, help: ArgumentHelp("The folder that the site is written to.", valueName: "dir"))
  var output = "_site"

  @Option(
    name: .long, help: ArgumentHelp("The folder for the results of earlier runs.", valueName: "dir")
  )
  var cache = Self.usual.cache

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What isolates examples from this machine: bubblewrap, landlock, or none.",
      discussion:
        "Without this option, bubblewrap if it works, else landlock. none sets only resource limits."
    ))
  var isolation: Isolation?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A Swift package whose modules examples can import, after `swift build` there.",
      discussion: "Without this option, the package that site.yaml names.", valueName: "dir"))
  var package: String?

  @Option(
    name: .customLong("import-path"),
    help: ArgumentHelp(
      "A folder of modules that examples can import, such as a package's .build/debug/Modules.",
      valueName: "dir"))
  var importPaths: [String] = []

  @Option(
    name: .customLong("library"),
    help: ArgumentHelp("A library or object file to link examples with.", valueName: "file")
  )
  var libraries: [String] = []

  @Option(
    name: .customLong("cache-server"),
    help: ArgumentHelp(
      "A server that keeps results for several machines, by GET and PUT of URL/<digest>.",
      valueName: "url"))
  var cacheServer: String?

  @Flag(name: .customLong("cache-server-read-only"), help: "Send no results to --cache-server.")
  var isCacheServerReadOnly = false

  func validate() throws {
    try validateModules()
    try validateCacheServer()
    let values = [
      ("--content", content), ("--site", site), ("--output", output), ("--cache", cache),
    ]
    for (option, value) in values where value.isEmpty {
      throw ValidationError("\(option) needs the path of a folder.")
    }
  }

  private func validateCacheServer() throws {
    guard let cacheServer else {
      guard !isCacheServerReadOnly else {
        throw ValidationError("--cache-server-read-only needs --cache-server.")
      }
      return
    }
    guard let url = URL(string: cacheServer), ["https", "http"].contains(url.scheme),
      url.host() != nil, url.query() == nil, url.fragment() == nil
    else {
      throw ValidationError(
        "--cache-server: `\(cacheServer)` is not the address of a server: write it as in "
          + "--cache-server https://example.org/cache.")
    }
  }

  /// The cache that is shared with other machines; nil where there is none.
  private var sharedCache: CacheServer? {
    cacheServer.flatMap { URL(string: $0) }.map { address in
      CacheServer(address: address, isReadOnly: isCacheServerReadOnly) { reason in
        let start = Terminal.isErrorOutput ? "\r\u{1B}[2K" : ""
        Terminal.writeError("\(start)reprise: note: \(reason)\n")
      }
    }
  }

  private func validateModules() throws {
    for path in importPaths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw ValidationError("--import-path: there is no folder `\(path)`.") }
    }
    for path in libraries {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ValidationError("--library: there is no file `\(path)`.")
      }
      guard !isFolder.boolValue else {
        throw ValidationError(
          "--library: `\(path)` is a folder. Name the library in it, or the package with --package."
        )
      }
    }
  }

  var folders: ProjectFolders {
    ProjectFolders(
      content: trimmed(content), site: trimmed(site), output: trimmed(output),
      cache: trimmed(cache))
  }

  /// The findings with the commands of their fixes as they must be typed here: for the project that this command was
  /// about.
  func spelled(_ findings: [Diagnostic], _ dialect: Dialect = .guides) -> [Diagnostic] {
    let usual = ProjectOptions.usual
    let folders = [
      ("--content", content, usual.content), ("--site", site, usual.site),
      ("--cache", cache, usual.cache), ("--isolation", isolation?.rawValue ?? "", ""),
    ].filter { $0.1 != $0.2 }.map { ($0.0, $0.1) }
    let package = package.map { [("--package", $0)] } ?? []
    let modules =
      package + importPaths.map { ("--import-path", $0) } + libraries.map { ("--library", $0) }
    let words = (folders + modules).map { " \($0.0) \(ShellWord.quoted($0.1))" }.joined()
    let dialectWords = dialect == .guides ? "" : " --dialect \(dialect.rawValue)"
    return findings.map { finding in
      var finding = finding
      // Every fix that contains a command ends with it.
      if finding.fix?.contains("reprise accept ") ?? false { finding.fix?.append(dialectWords) }
      if finding.fix?.contains("reprise ") ?? false { finding.fix?.append(words) }
      return finding
    }
  }

  /// The folders of a command without options.
  private static let usual = (content: "Content", site: "Site", cache: ".build/reprise")

  /// Finishes what an `accept` was killed at; must be called before guides are read.
  func finishWriting() throws {
    let count = try FileTransaction(folders: folders).finish()
    guard count > 0 else { return }
    Terminal.writeError(
      "reprise: note: finished an interrupted `accept`: wrote "
        + "\(count == 1 ? "1 file" : "\(count) files")\n")
  }

  func pipeline(
    memory: PipelineCache? = nil, dialect: Dialect = .guides, publication: Publication = .usual
  ) throws -> Pipeline {
    let folders = folders
    Interruption.limitTermination(to: Self.longestTermination) {
      ProgressLine.tellWhereAllWere()
      // What an example still wrote while its folder was removed goes with the next try. On a busy machine, its end takes
      // a second.
      var tries = 30
      while !AbandonedWork(of: folders).remove(), tries > 0 {
        tries -= 1
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    try finishWriting()
    return Pipeline(
      folders: folders, dialect: dialect, engine: try .besideRunningExecutable(),
      isolation: isolation,
      modules: try modules, memory: memory,
      cacheServer: sharedCache, publication: publication)
  }

  /// The author's own modules.
  private var modules: ImportedModules {
    get throws {
      ImportedModules(
        importPaths: importPaths, libraries: libraries,
        package: try (package ?? packageOfSite).map {
          try BuiltPackage(folder: trimmed($0), isConfined: package == nil)
        })
    }
  }

  /// The folder of the package that `site.yaml` names, from here; nil where it names none.
  ///
  /// What is wrong with the file is reported where the project is read.
  private var packageOfSite: String? {
    let site = trimmed(site)
    guard let bytes = FileManager.default.contents(atPath: "\(site)/site.yaml") else { return nil }
    let configuration = SiteConfigurationReader.read(
      Array(bytes), path: "\(site)/site.yaml", guides: []
    ).configuration
    guard let path = configuration.packagePath else { return nil }
    let project =
      site.contains("/") ? String(site[..<(site.lastIndex(of: "/") ?? site.endIndex)]) : ""
    return project.isEmpty ? path : "\(project)/\(path)"
  }

  /// In seconds: together with the clean-up after it, well below the two that an author waits.
  private static let longestTermination = 1.2

  /// A folder's path without slashes at its end, so that paths in messages are the author's.
  private func trimmed(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}

extension Isolation: ExpressibleByArgument {}
