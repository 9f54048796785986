import Foundation

/// How long something has sounded.
struct SoundClock {
  private var before: TimeInterval = 0
  private var started: Date?

  var isRunning: Bool { started != nil }

  var time: TimeInterval {
    get { before + (started.map { Date().timeIntervalSince($0) } ?? 0) }
    set {
      before = max(0, newValue)
      if isRunning { started = Date() }
    }
  }

  mutating func start() { started = started ?? Date() }

  mutating func stop() {
    before = time
    started = nil
  }
}
