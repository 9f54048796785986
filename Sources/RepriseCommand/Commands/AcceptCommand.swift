import ArgumentParser
import Diagnostics
import SiteBuilder

struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Writes what happened into the result fences that hold something else.",
    discussion: "Without --all lists what would be written, and exits 2.")

  @OptionGroup var options: ProjectOptions

  @Flag(name: .long, help: "Write every result that differs.")
  var all = false

  func run() async throws {
    let checked = try await Checking.run(try options.pipeline())
    guard all else {
      list(Acceptance.pending(in: checked))
      throw ExitCode(2)
    }
    let accepted = try Acceptance.acceptAll(in: checked)
    for result in accepted { Report.result("\(result.path):\(result.line): \(result.words)") }
    Report.result(accepted.isEmpty ? "Nothing to accept." : "\(results(accepted)) written.")
  }

  private func list(_ pending: [Acceptance.Accepted]) {
    for result in pending { Report.result("\(result.path):\(result.line): \(result.words)") }
    Report.result(
      pending.isEmpty
        ? "Nothing to accept."
        : "\(results(pending)) would be written; reprise accept --all writes them.")
  }

  private func results(_ list: [Acceptance.Accepted]) -> String {
    list.count == 1 ? "1 result" : "\(list.count) results"
  }
}
