import ArgumentParser
import Diagnostics
import SiteBuilder

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs every example and fails where a guide promises what did not happen.",
    discussion: "Writes nothing into the guides. Exits 0 if all is true, 1 if something is not.")

  @OptionGroup var options: ProjectOptions

  func run() async throws {
    let checked = try await Checking.run(try options.pipeline())
    Report.findings(options.spelled(checked.diagnostics))
    guard !checked.diagnostics.hasErrors else {
      try Report.result("\(Report.counts(checked)): \(Report.errorCount(checked.diagnostics))")
      throw ExitCode(1)
    }
    try Report.result("\(Report.counts(checked)): every promise holds")
  }
}
