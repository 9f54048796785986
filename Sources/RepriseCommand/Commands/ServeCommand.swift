import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import SiteBuilder
import SiteServer

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves the site on this machine while you write.",
    discussion: """
      Pages change when you save a guide, and show its errors; every example can be edited and run \
      in its page. Only your user on this machine can connect. Ctrl-C stops it.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var writing: DialectOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The port to listen at. Without this option it is 8137, or the next free one.",
      valueName: "number"))
  var port: UInt16?

  func run() async throws {
    // A language server that ends while it is asked must not end this one. Programs start with the usual
    // answer to the signal.
    signal(SIGPIPE, SIG_IGN)
    let folders = options.folders
    let pipeline = try options.pipeline(memory: PipelineCache(), dialect: writing.dialect)
    // One that goes away later may come back; one that was never there was mistyped.
    guard FileManager.default.fileExists(atPath: folders.content) else {
      throw ProjectError.noContentFolder(path: folders.content)
    }
    try pipeline.checkOutput()
    let spelled: @Sendable ([Diagnostic]) -> [Diagnostic] = { [options, writing] in
      options.spelled($0, writing.dialect)
    }
    let server = SiteServer(
      pipeline: pipeline, folders: folders, programFiles: try Self.programFiles)
    if let port { try FreePort.check(port) }
    let wanted = port ?? Self.usualPort
    try await server.run(port: wanted) { address, isolation in
      let isOther = wanted != 0 && !address.hasSuffix(":\(wanted)/")
      // Where the output is not read, pages are served anyway.
      try? Report.result(
        "Serving \(folders.content)\(isOther ? " (port \(wanted) is in use)" : ""), "
          + "examples run \(isolation), at \(address)")
    } changed: { findings in
      Report.findings(spelled(findings))
    } outdated: {
      Terminal.writeError(
        "reprise: warning: reprise was rebuilt: restart it; until then, examples run with the new "
          + "engine, and everything else is the old build\n")
    }
  }

  private static let usualPort: UInt16 = 8137

  /// What a build writes again.
  private static var programFiles: [String] {
    get throws {
      let engine = try EngineLocation.besideRunningExecutable()
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return [program, engine.library] + engine.modules
    }
  }
}
