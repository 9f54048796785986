import Glibc

/// Ends a process over an input that takes too long.
enum ComputingLimit {
  /// Ends this process when it has computed for another second, or some.
  static func begin(seconds: Int = 1) {
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }
}
