import ExampleRunner
import GuideExamples
import Synchronization

/// How far the examples have come: one changing line on a terminal, plain lines elsewhere.
final class ProgressLine: Sendable {
  private let isTerminal = Terminal.isErrorOutput
  private let progress = Mutex(WorkProgress(at: ContinuousClock.now))

  /// Draws the line again, because time passes where nothing else happens.
  private let drawing = Mutex<Task<Void, any Error>?>(nil)

  /// What was told to be rebuilt: each of many results may be, and one line is enough.
  private let repaired = Mutex<Set<CacheRepair>>([])

  /// Whether the line was taken away, and is not drawn any more.
  private let isOver = Mutex(false)

  /// The lines of the work that goes on, for the end of a process that cannot wait for it.
  private static let current = Mutex<[ProgressLine]>([])

  /// Whether it was said where the work was.
  private let isTold = Mutex(false)

  init() {
    Self.current.withLock { $0.append(self) }
    guard isTerminal else { return }
    drawing.withLock {
      $0 = Task { [weak self] in
        while true {
          try await Task.sleep(for: .milliseconds(200))
          self?.draw()
        }
      }
    }
  }

  func show(_ step: RunProgress) {
    progress.withLock { $0.note(step, at: .now) }
    if case .repaired(let part) = step, repaired.withLock({ $0.insert(part).inserted }) {
      tell("note: \(part.text)")
    }
    if isTerminal {
      draw()
    } else if case .finished(_, let count, let total) = step, count == total || count % 25 == 0 {
      // No names: examples finish in any order, and what is printed is the same every time.
      Terminal.writeError("examples \(count)/\(total)\n")
    }
  }

  func show(_ step: NameProgress) {
    progress.withLock { $0.note(step) }
    if isTerminal {
      draw()
    } else if step.count == 0 {
      // Just this: how many are done at once depends on which is done first.
      Terminal.writeError("names in examples 0/\(step.total)\n")
    }
  }

  /// Takes the changing line away, once and for all.
  func clear() {
    guard isTerminal else { return }
    drawing.withLock { $0?.cancel() }
    isOver.withLock { isOver in
      if !isOver { Terminal.writeError("\r\u{1B}[2K") }
      isOver = true
    }
  }

  /// Says something that stays, above the changing line.
  private func tell(_ text: String) {
    Terminal.writeError("\(isTerminal ? "\r\u{1B}[2K" : "")reprise: \(text)\n")
  }

  /// Says where the work was when it was interrupted.
  func tellWhereItWas() {
    let isFirst = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    guard isFirst else { return }
    let text = progress.withLock { $0.whereItWas }
    Terminal.writeError("reprise: \(text)\n")
  }

  /// Says of all work that goes on where it was.
  static func tellWhereAllWere() {
    for line in current.withLock(\.self) {
      line.clear()
      line.tellWhereItWas()
    }
  }

  /// Ends the work: there is nothing to say of it any more.
  func end() {
    clear()
    Self.current.withLock { $0.removeAll { $0 === self } }
  }

  private func draw() {
    let line = progress.withLock { $0.line(at: .now) }
    isOver.withLock { isOver in
      guard !isOver else { return }
      // A line that breaks could not be taken away again.
      Terminal.writeError("\r\u{1B}[2K\(line.prefix(Terminal.width - 1))")
    }
  }
}
