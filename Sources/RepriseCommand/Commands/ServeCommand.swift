import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteServer

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves the site on this machine while its guides are being written.",
    discussion: """
      Pages change as soon as a guide is saved, and tell what is wrong with it; every example can be \
      changed and run in them. Only this machine can reach it. Ctrl-C ends it.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The port to listen at; the next that is free if somebody else does.", valueName: "number"))
  var port: UInt16 = 8137

  func run() async throws {
    let folders = options.folders
    let pipeline = try options.pipeline(memory: PipelineMemory())
    try pipeline.checkOutput()
    let spelled: @Sendable ([Diagnostic]) -> [Diagnostic] = { [options] in options.spelled($0) }
    try await SiteServer(pipeline: pipeline, folders: folders).run(port: port) { address in
      // Where nobody reads it, pages are served all the same.
      try? Report.result("Serving \(folders.content) at \(address)")
    } changed: { findings in
      Report.findings(spelled(findings))
    }
  }
}
