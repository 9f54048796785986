import HeapCounter

/// The most bytes that this process has from the allocator at one moment, beyond those it had when
/// counting began.
enum PeakHeap {
  static func beginCounting() { heapCounterBegin() }

  static var growth: Int { Int(heapCounterPeak()) }
}
