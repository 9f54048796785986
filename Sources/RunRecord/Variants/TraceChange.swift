/// The events of a launch of a variant beside those of the example as it is written.
package struct TraceChange: Hashable, Sendable {
  package enum Fate: Hashable, Sendable {
    case same
    /// It happened as the example is written, and not in the variant.
    case removed
    /// It happens in the variant alone.
    case inserted
  }

  package struct Step: Hashable, Sendable {
    package var fate: Fate
    package var event: TraceEvent

    /// Its place among all events of the launch of the example as it is written, from 1; nil in the variant alone.
    package var number: Int?
  }

  /// The events of both, in order.
  package var steps: [Step]

  /// Compares the events that a dump shows.
  package init(from before: LaunchRecord, to after: LaunchRecord, dump: TraceDump = TraceDump()) {
    let (old, new) = (dump.events(of: before), dump.events(of: after))
    let numbers = before.events.indices.filter { dump.isShown(before.events[$0]) }.map { $0 + 1 }
    let difference = BoundedDifference(from: old.map(\.subject), to: new.map(\.subject))
    let removed = Set(difference.removed)
    let inserted = Set(difference.inserted)
    var steps: [Step] = []
    var next = 0
    for (index, event) in old.enumerated() {
      if removed.contains(index) {
        steps.append(Step(fate: .removed, event: event, number: numbers[index]))
        continue
      }
      while inserted.contains(next) {
        steps.append(Step(fate: .inserted, event: new[next]))
        next += 1
      }
      steps.append(Step(fate: .same, event: event, number: numbers[index]))
      next += 1
    }
    steps += new[min(next, new.count)...].map { Step(fate: .inserted, event: $0) }
    self.steps = steps
  }

  /// Whether the same happened in the same order.
  package var isEmpty: Bool { steps.allSatisfy { $0.fate == .same } }

  /// What all events of a launch say, wherever in the code they come from.
  static func subjects(_ launch: LaunchRecord) -> [TraceEvent.Subject] {
    launch.events.map(\.subject)
  }
}

extension TraceEvent {
  /// What a reader sees of the event: two that look the same are the same, though their values differ.
  fileprivate var subject: Subject {
    Subject(phase: phase, kind: kind, object: object, text: text, isImplemented: isImplemented)
  }

  struct Subject: Hashable {
    var phase: Phase
    var kind: Kind
    var object: ObjectReference?
    var text: EventText
    var isImplemented: Bool
  }
}
