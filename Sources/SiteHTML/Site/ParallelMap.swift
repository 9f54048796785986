import Dispatch
import Synchronization

/// Work on many values at once, with results in the values' order.
enum ParallelMap {
  /// As many values as one processor takes at a time: fewer would have it ask more than it works.
  private static let share = 16

  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ transform: @Sendable (Value) -> Result
  ) -> [Result] {
    let shares = stride(from: 0, to: values.count, by: share).map {
      $0..<min($0 + share, values.count)
    }
    let results = Mutex([Int: [Result]]())
    DispatchQueue.concurrentPerform(iterations: shares.count) { number in
      let part = values[shares[number]].map(transform)
      results.withLock { $0[number] = part }
    }
    let parts = results.withLock(\.self)
    return shares.indices.flatMap { parts[$0] ?? [] }
  }
}
