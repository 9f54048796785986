import Glibc

/// Ends a process over an input that takes too long.
enum ComputingLimit {
  /// Ends this process when it has computed for another second.
  static func begin() {
    var second = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 1, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &second, nil)
  }
}
