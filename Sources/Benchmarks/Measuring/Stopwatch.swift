import HeapCounter

/// The time that work takes.
enum Stopwatch {
  /// Milliseconds from the beginning of `work` to its end.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    milliseconds(try ContinuousClock().measure(work))
  }

  static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }
}

/// The most bytes that this process has from the allocator at one moment, beyond those it had when
/// counting began.
enum PeakHeap {
  static func beginCounting() { heapCounterBegin() }

  static var growth: Int { Int(heapCounterPeak()) }
}
