import Glibc
import RunRecord
import UIKit

/// Tells the record where the process was when it aborted, as the runtime does after a cast that
/// fails.
///
/// The runtime's backtracer follows frame pointers, which the C library's `abort` does not keep.
enum AbortReport {
  static func begin() {
    signal(SIGABRT) { number in
      EventRecorder.recordTermination(
        .signalled(signal: number, message: "", callSites: CallSites.current(limit: 64)))
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
