/// What is said of how a process ended.
package enum EndingSentence: String, Sentence {
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
  case recordLost = "the process's record of itself is lost: {reason}"
}

extension Ending: CustomStringConvertible {
  /// What a trace says of it.
  package var description: String { saying.text() }

  /// What a page says of it.
  package var saying: Saying {
    switch self {
    case .killedAtEnd: EndingSentence.killed.saying()
    case .terminated: EndingSentence.terminated.saying()
    case .forceQuit: EndingSentence.forceQuit.saying()
    case .crashed: EndingSentence.crashed.saying()
    case .exited(let status): EndingSentence.exited.saying(["status": .verbatim("\(status)")])
    case .threw(let message): EndingSentence.threw.saying(["error": .verbatim(message)])
    case .signalled(let signal, let message, _):
      message.isEmpty
        ? EndingSentence.signalled.saying(["signal": .verbatim("\(signal)")]) : .verbatim(message)
    case .timedOut(let seconds):
      EndingSentence.timedOut.saying(["seconds": .verbatim("\(seconds)")])
    case .outputLimitExceeded(let bytes): EndingSentence.printedTooMuch.counting(bytes)
    case .processLimitExceeded(let count): EndingSentence.startedTooMany.counting(count)
    case .memoryLimitExceeded(let bytes, _): EndingSentence.neededTooMuch.counting(bytes >> 20)
    case .fileLimitExceeded(let bytes): EndingSentence.wroteTooMuch.counting(bytes >> 20)
    case .diskLimitExceeded(let bytes, let files):
      EndingSentence.wroteTooManyFiles.saying([
        "count": .verbatim("\(bytes >> 20)"), "files": .verbatim("\(files)"),
      ])
    case .traceLimitExceeded(let events): EndingSentence.recordedTooMuch.counting(events)
    case .recordLost(let reason): EndingSentence.recordLost.saying(["reason": .verbatim(reason)])
    }
  }
}

extension EndingSentence {
  fileprivate func counting(_ count: Int) -> Saying { saying(["count": .verbatim("\(count)")]) }
}
