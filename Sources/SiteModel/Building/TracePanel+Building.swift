package import RunRecord

extension TracePanel {
  /// The panel of a launch's events, of which `dump` says what is shown at once, with the lines of
  /// `code` that led to each.
  package init(
    _ launch: LaunchRecord, dump: TraceDump = TraceDump(), code: ShownCode = ShownCode()
  ) {
    let steps = Self.events(of: launch, dump).map { index, event in
      TraceStep(number: index + 1, event: event, lines: code.anchors(of: event))
    }
    self.init(phases: Self.runs(of: steps).map { Self.group($0, launch: launch, dump: dump) })
  }

  /// The events of a launch, without those of entries that the table beside the trace has and no line of code needs,
  /// unless the trace asks for them; each keeps its number.
  private static func events(
    of launch: LaunchRecord, _ dump: TraceDump
  ) -> [(offset: Int, element: TraceEvent)] {
    let events = Array(launch.events.enumerated())
    guard dump.selections.isDisjoint(with: [.activity, .all]) else { return events }
    return events.filter { index, event in
      switch event.activityEvent {
      case .entryOffered: return false
      // The key that is looked up next is read on the same line, or in place of it.
      case .userInfoRead:
        guard launch.events.indices.contains(index + 1),
          case .entryRead? = launch.events[index + 1].activityEvent
        else { return true }
        return false
      default: return true
      }
    }
  }

  /// Consecutive events of one phase; a phase that comes back later is another run.
  private static func runs(of steps: [TraceStep]) -> [[TraceStep]] {
    steps.reduce(into: []) { runs, step in
      if runs.last?.last?.event.phase == step.event.phase {
        runs[runs.count - 1].append(step)
      } else {
        runs.append([step])
      }
    }
  }

  private static func group(
    _ steps: [TraceStep], launch: LaunchRecord, dump: TraceDump
  ) -> PhaseGroup {
    var part = launch
    var group = PhaseGroup(phase: steps[0].event.phase, steps: steps, shown: [], folded: [])
    for step in steps {
      part.events = [step.event]
      if dump.events(of: part).isEmpty {
        group.folded.append(step)
      } else {
        group.shown.append(step)
      }
    }
    return group
  }
}
