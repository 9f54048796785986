import Glibc

/// Measures the processor time of this thread, which what else runs on the machine does not lengthen.
///
/// A guard against the minutes that some texts can take, and no measure of speed.
enum ThreadClock {
  static func measure(_ body: () -> Void) -> Duration {
    let start = now
    body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
