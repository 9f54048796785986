import Foundation
import Glibc
import RunRecord
import UIKit

/// The ends of a process that a launch asks for.
enum ProcessEnd {
  /// Ends the process with SIGKILL: nothing runs any more, as when the system ends an app.
  static func kill(_ termination: Termination) -> Never {
    tell(termination)
    Glibc.kill(getpid(), SIGKILL)
    wait()
  }

  /// Ends the process with SIGABRT, without the runtime's report: the crash was asked for.
  static func abort(_ termination: Termination) -> Never {
    tell(termination)
    signal(SIGABRT, SIG_DFL)
    Glibc.abort()
  }

  private static func tell(_ termination: Termination) {
    fflush(nil)
    tellWhatIsInFront()
    UserDefaultsKeeping.keep()
    EventRecorder.phase = .end
    EventRecorder.record(.life(.processEnds(termination: termination)))
    EventRecorder.recordTermination(termination)
  }

  /// Of an app that is in front, the user sees the last.
  private static func tellWhatIsInFront() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      guard UIApplication.shared.applicationState != .background else { return }
      ScreenRecorder.record(.left)
      ScreenRecorder.draw(.ended)
    }
  }

  /// A signal to oneself may take a moment to arrive.
  private static func wait() -> Never {
    while true { pause() }
  }
}
