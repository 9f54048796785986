import Diagnostics
import ExampleRunner
import GuideExamples

/// How far the examples have come, and which are at work.
struct WorkProgress {
  private struct Work {
    var example: Example
    var start: ContinuousClock.Instant

    func isAbout(_ other: Example) -> Bool {
      (example.guide, example.name) == (other.guide, other.name)
    }
  }

  private let start: ContinuousClock.Instant
  private var working: [Work] = []
  private var finished = 0
  private var total = 0

  /// What is counted.
  private var noun = "example"

  init(at start: ContinuousClock.Instant) {
    self.start = start
  }

  mutating func note(_ progress: RunProgress, at now: ContinuousClock.Instant) {
    switch progress {
    case .started(let example, let total):
      self.total = total
      // Said again for each of its variants.
      guard !working.contains(where: { $0.isAbout(example) }) else { break }
      working.append(Work(example: example, start: now))
    case .finished(let outcome, let count, let total):
      (finished, self.total) = (count, total)
      working.removeAll { $0.isAbout(outcome.example) }
    case .repaired: break
    }
  }

  mutating func note(_ progress: NameProgress) {
    noun = "names in example"
    (finished, total) = (progress.count, progress.total)
  }

  /// The counts, the time that is left, and the example that takes longest; empty before
  /// it is known how many there are.
  func line(at now: ContinuousClock.Instant) -> String {
    total == 0
      ? ""
      : ["\(noun)s \(finished)/\(total)", timeLeft(at: now), slowest(at: now)]
        .compactMap(\.self).joined(separator: ", ")
  }

  /// What to say when the work is interrupted: where it was.
  var whereItWas: String {
    let names = working.map { Self.name(of: $0.example) }.joined(separator: ", ")
    return "interrupted at \(noun) \(finished) of \(total)"
      + (names.isEmpty ? "" : "; at work: \(names)")
  }

  /// Nothing is printed before it can be guessed from more than the first examples.
  private func timeLeft(at now: ContinuousClock.Instant) -> String? {
    let elapsed = start.duration(to: now)
    guard finished >= 3, elapsed > .seconds(1), finished < total else { return nil }
    let left = elapsed * (total - finished) / finished
    return "about \(max(1, left.components.seconds)) s left"
  }

  private func slowest(at now: ContinuousClock.Instant) -> String? {
    guard let work = working.min(by: { $0.start < $1.start }) else { return nil }
    let time = work.start.duration(to: now)
    guard time > .seconds(1) else { return nil }
    return "\(Self.name(of: work.example)) for \(time.components.seconds) s"
  }

  private static func name(of example: Example) -> String {
    "`\(example.name)` (\(example.location.path):\(example.location.line))"
  }
}
