import Dispatch
import Synchronization

/// Work on many values at once, with results in the values' order.
package enum ParallelMap {
  /// As many values as one processor takes at a time: fewer would have it ask more than it works.
  package static let share = 16

  package static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], share: Int = Self.share, _ transform: @Sendable (Value) -> Result
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

  /// The results of pieces of work that have nothing to do with each other, all done at once.
  package static func all<Result: Sendable>(_ work: [@Sendable () -> Result]) -> [Result] {
    map(work, share: 1) { $0() }
  }
}
