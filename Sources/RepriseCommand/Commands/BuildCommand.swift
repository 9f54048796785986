import ArgumentParser
import Diagnostics
import SiteBuilder

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Runs every example and writes the site; writes nothing if a guide has an error.")

  @OptionGroup var options: ProjectOptions

  @Flag(name: .long, help: "Write the site even if no guide has an example.")
  var allowEmpty = false

  @Flag(name: .long, help: "Treat warnings as errors: write nothing if there is one.")
  var warningsAsErrors = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Show the declaration of a name in the code, from the compiler, to readers who point at it.
      """)
  var types = true

  func run() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let pipeline = try options.pipeline()
    try pipeline.checkOutput()
    var checked = try await Checking.run(
      pipeline, strictness: Strictness(allowsEmpty: allowEmpty))
    if warningsAsErrors {
      for index in checked.diagnostics.indices { checked.diagnostics[index].severity = .error }
    }
    Report.findings(options.spelled(checked.diagnostics))
    guard !checked.diagnostics.hasErrors else {
      try Report.result("Nothing written: \(Report.errorCount(checked.diagnostics)).")
      throw ExitCode(1)
    }
    if types, let problem = try await Naming.run(pipeline, &checked) {
      Terminal.writeError("Some names in code are shown without their types: \(problem).\n")
    }
    let files = try pipeline.pages(of: checked)
    try pipeline.write(files)
    try Report.result(
      "\(Report.counts(checked)) in \(Report.seconds(clock.now - start)): "
        + "\(options.folders.output)/index.html")
  }
}
