import Foundation

/// When the completions of animations are called.
///
/// Nothing moves here: what an animation sets is set at once. Its completion is called in a later
/// turn of the main queue, and completions of one turn in the order in which the animations would
/// end: delays and durations count, without being waited for.
@MainActor
enum AnimationClock {
  private struct Pending {
    var end: TimeInterval
    var number: Int
    var depth: Int
    var completion: (Bool) -> Void
  }

  private static var pending: [Pending] = []
  private static var isScheduled = false
  private static var count = 0

  /// The time at which the animation ends whose completion is being called.
  private static var now: TimeInterval = 0

  /// How many animations led to the one whose completion is being called.
  private static var depth = 0

  /// An animation that each time starts the next would keep the main queue busy: from the tenth on
  /// they take their time.
  private static let depthWithoutWaiting = 10

  static func call(after seconds: TimeInterval, _ completion: @escaping (Bool) -> Void) {
    count += 1
    let new = Pending(
      end: now + max(0, seconds), number: count, depth: depth + 1, completion: completion)
    pending.append(new)
    schedule(after: depth < depthWithoutWaiting ? nil : max(seconds, 1.0 / 60))
  }

  private static func schedule(after seconds: TimeInterval?) {
    guard !isScheduled else { return }
    isScheduled = true
    let turn: @MainActor @Sendable () -> Void = {
      isScheduled = false
      callAll()
    }
    if let seconds {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(turn) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(turn) }
    }
  }

  private static func callAll() {
    let ended = pending.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
    pending = []
    for animation in ended {
      now = animation.end
      depth = animation.depth
      animation.completion(true)
    }
    depth = 0
    if pending.isEmpty { now = 0 }
  }
}
