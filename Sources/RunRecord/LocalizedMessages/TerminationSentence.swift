/// What is said of how a process ended.
package enum TerminationSentence: String, Sentence {
  case killed = "the system ended the process"
  case terminated = "the system ended the process (terminate)"
  case forceQuit = "the user closed the app in the app switcher"
  case crashed = "the app crashed (crash)"
  case exited = "the process exited with status {status}"
  case threw = "an error was thrown: {error}"
  case signalled = "signal {signal} ended the process"
  case timedOut = "the process was stopped after {seconds} s"
  case printedTooMuch = "the process was stopped after printing {count} bytes"
  case startedTooMany =
    "the process was stopped because it had started more than {count} processes"
  case neededTooMuch = "the process needed more than {count} MiB of memory"
  case wroteTooMuch =
    "the process was stopped because it wrote a file of more than {count} MiB"
  case wroteTooManyFiles =
    "the process was stopped because it wrote more than {count} MiB, or more than {files} files"
  case recordedTooMuch = "the process recorded more than {count} events"
  case recordLost = "the record of the process is lost: {reason}"
}

extension Termination: CustomStringConvertible {
  /// What a trace says of it.
  package var description: String { message.text() }

  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .killedAtEnd: TerminationSentence.killed.message()
    case .terminated: TerminationSentence.terminated.message()
    case .forceQuit: TerminationSentence.forceQuit.message()
    case .crashed: TerminationSentence.crashed.message()
    case .exited(let status): TerminationSentence.exited.message(["status": .verbatim("\(status)")])
    case .threw(let message): TerminationSentence.threw.message(["error": .verbatim(message)])
    case .signalled(let signal, let message, _):
      message.isEmpty
        ? TerminationSentence.signalled.message(["signal": .verbatim("\(signal)")])
        : .verbatim(message)
    case .timedOut(let seconds):
      TerminationSentence.timedOut.message(["seconds": .verbatim("\(seconds)")])
    case .outputLimitExceeded(let bytes): TerminationSentence.printedTooMuch.counting(bytes)
    case .processLimitExceeded(let count): TerminationSentence.startedTooMany.counting(count)
    case .memoryLimitExceeded(let bytes, _): TerminationSentence.neededTooMuch.counting(bytes >> 20)
    case .fileLimitExceeded(let bytes): TerminationSentence.wroteTooMuch.counting(bytes >> 20)
    case .diskLimitExceeded(let bytes, let files):
      TerminationSentence.wroteTooManyFiles.message([
        "count": .verbatim("\(bytes >> 20)"), "files": .verbatim("\(files)"),
      ])
    case .traceLimitExceeded(let events): TerminationSentence.recordedTooMuch.counting(events)
    case .recordLost(let reason):
      TerminationSentence.recordLost.message(["reason": .verbatim(reason)])
    }
  }
}

extension TerminationSentence {
  fileprivate func counting(_ count: Int) -> LocalizedMessage {
    message(["count": .verbatim("\(count)")])
  }
}
