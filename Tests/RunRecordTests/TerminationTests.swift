import RunRecord
import Testing

struct TerminationTests {
  @Test(arguments: [
    (Termination.killedAtEnd, "the system ended the process"),
    (.terminated, "the system ended the process (terminate)"),
    (.forceQuit, "the user closed the app in the app switcher"),
    (.crashed, "the app crashed (crash)"),
    (.exited(status: 3), "the process exited with status 3"),
    (.threw(message: "no file"), "an error was thrown: no file"),
    (.signalled(signal: 5, message: "Fatal error: x", callSites: []), "Fatal error: x"),
    (.signalled(signal: 5, message: "", callSites: []), "signal 5 ended the process"),
    (.timedOut(seconds: 5), "the process was stopped after 5 s"),
    (.outputLimitExceeded(bytes: 9), "the process was stopped after printing 9 bytes"),
    (
      .processLimitExceeded(count: 9),
      "the process was stopped because it had started more than 9 processes"
    ),
    (
      .memoryLimitExceeded(bytes: 9 << 20, callSites: []),
      "the process needed more than 9 MiB of memory"
    ),
    (
      .fileLimitExceeded(bytes: 9 << 20),
      "the process was stopped because it wrote a file of more than 9 MiB"
    ),
    (
      .diskLimitExceeded(bytes: 9 << 20, files: 8),
      "the process was stopped because it wrote more than 9 MiB, or more than 8 files"
    ),
    (.traceLimitExceeded(events: 9), "the process recorded more than 9 events"),
    (
      .recordLost(reason: "it was removed"),
      "the record of the process is lost: it was removed"
    ),
  ])
  func saysInWordsHowAProcessEnded(_ termination: Termination, _ text: String) {
    #expect(termination.description == text)
  }
}
