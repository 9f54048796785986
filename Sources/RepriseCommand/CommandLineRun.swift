import ArgumentParser
import Diagnostics
import Foundation
import GuideMarkup
import SiteBuilder
import SiteServer

/// One use of the command line, from the arguments to the exit code.
package enum CommandLineRun {
  /// Runs the command that the process's arguments name, and ends the process: 0 clean, 1 findings,
  /// 2 usage, 70 the tool itself.
  package static func main() async -> Never {
    let interruption = Interruption()
    let work = Task { try await run() }
    interruption.cancels(work)
    let result = await work.result
    Interruption.endIfInterrupted()
    switch result {
    case .success: exit(0)
    case .failure(let error): end(with: error)
    }
  }

  private static func run() async throws {
    var command = try Reprise.parseAsRoot()
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      try command.run()
    }
  }

  private static func end(with error: any Error) -> Never {
    switch error {
    case let code as ExitCode: exit(code.rawValue)
    case let error as UsageError: end(error, 2)
    case let error as MergedReport.Fault: end(error, 2)
    case let error as UnreadableArchive: end(error, 2)
    case let error as ProjectStarter.Fault: end(error, 2)
    case let error as ProjectError: end(error, exitCode(for: error.blame))
    case let error as ServeError: end(error, exitCode(for: error.blame))
    // The author went on writing: nothing is wrong with the tool.
    case let error as GuideEditError: end(error, 1)
    default: endAsParserSays(error)
    }
  }

  private static func exitCode(for blame: ProjectError.Blame) -> CInt {
    switch blame {
    case .author: 1
    case .usage: 2
    case .machine: 70
    }
  }

  private static func endAsParserSays(_ error: any Error) -> Never {
    let code = Reprise.exitCode(for: error)
    guard code.isSuccess || code == .validationFailure else { end(error, 70) }
    let text = Reprise.fullMessage(for: error) + "\n"
    // Help is what was asked for; misuse is not.
    guard code.isSuccess else {
      Terminal.writeError(text)
      exit(2)
    }
    do { try Terminal.write(text) } catch { end(error, 70) }
    exit(0)
  }

  private static func end(_ error: any Error, _ code: CInt) -> Never {
    Terminal.writeError("reprise: error: \(FailureReason.sentence(about: error))\n")
    exit(code)
  }
}
