import ArgumentParser
import Foundation

/// One use of the command line, from the arguments to the exit code.
package enum CommandLineRun {
  /// Runs the command that the process's arguments name, and ends the process: 0 clean, 1 findings,
  /// 2 usage, 70 the tool itself.
  package static func main() async -> Never {
    do {
      var command = try Reprise.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      exit(0)
    } catch {
      end(with: error)
    }
  }

  private static func end(with error: any Error) -> Never {
    if let code = error as? ExitCode { exit(code.rawValue) }
    let code = Reprise.exitCode(for: error)
    // What the parser has to say: help on standard output, misuse on standard error.
    if code.isSuccess || code == .validationFailure {
      let text = Reprise.fullMessage(for: error)
      FileHandle(fileDescriptor: code.isSuccess ? 1 : 2).write(Data((text + "\n").utf8))
      exit(code.isSuccess ? 0 : 2)
    }
    FileHandle.standardError.write(Data("reprise: error: \(error)\n".utf8))
    exit(70)
  }
}
