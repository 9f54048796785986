import ArgumentParser
import Diagnostics
import SiteBuilder

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Runs every example and writes the site; writes nothing if a guide is wrong.")

  @OptionGroup var options: ProjectOptions

  func run() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let pipeline = try options.pipeline()
    try pipeline.checkOutput()
    let checked = try await Checking.run(pipeline)
    Report.findings(options.spelled(checked.diagnostics))
    guard !checked.diagnostics.hasErrors else {
      try Report.result("Nothing written: \(Report.errorCount(checked.diagnostics)).")
      throw ExitCode(1)
    }
    let files = try pipeline.pages(of: checked)
    try pipeline.write(files)
    try Report.result(
      "\(Report.counts(checked)) in \(Report.seconds(clock.now - start)): "
        + "\(options.folders.output)/index.html")
  }
}
