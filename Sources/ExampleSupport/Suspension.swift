import Glibc

/// Time that passes for the device and not for the app: the process is stopped as a whole, all its
/// threads included, and goes on where it was.
enum Suspension {
  /// Stops the process for some seconds.
  static func sleep(_ seconds: Double) {
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_SIGNAL)
    event.sigev_signo = SIGCONT
    // The number of a process's first timer is 0, which reads as no pointer.
    var timer: timer_t?
    guard timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 else {
      fatalError("The process cannot be suspended: \(String(cString: strerror(errno)))")
    }
    defer { timer_delete(timer) }
    let end = now() + max(0, seconds)
    while true {
      let rest = end - now()
      guard rest > 0 else { return }
      // The signal repeats, in case the first comes before the process is stopped.
      var times = itimerspec(
        it_interval: timespec(seconds: 0.05), it_value: timespec(seconds: rest))
      guard timer_settime(timer, 0, &times, nil) == 0 else { return }
      kill(getpid(), SIGSTOP)
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension timespec {
  fileprivate init(seconds: Double) {
    // Zero would turn the timer off.
    let nanoseconds = max(1, Int(seconds * 1e9))
    self.init(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
