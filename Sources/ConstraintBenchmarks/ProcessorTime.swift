import Glibc

/// What a processor was busy with this process, which other processes do not lengthen.
enum ProcessorTime {
  /// The seconds that some work takes.
  static func measure(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
