package import RunRecord

extension TracePanel {
  /// The panel of a launch's events, of which `dump` says what is shown at once.
  package init(_ launch: LaunchRecord, dump: TraceDump = TraceDump()) {
    self.init(phases: Self.runs(of: launch.events).map { Self.group($0, launch, dump) })
  }

  /// Consecutive events of one phase; a phase that comes back later is another run.
  private static func runs(of events: [TraceEvent]) -> [[TraceEvent]] {
    events.reduce(into: []) { runs, event in
      if runs.last?.last?.phase == event.phase {
        runs[runs.count - 1].append(event)
      } else {
        runs.append([event])
      }
    }
  }

  private static func group(
    _ events: [TraceEvent], _ launch: LaunchRecord, _ dump: TraceDump
  ) -> PhaseGroup {
    var part = launch
    var group = PhaseGroup(phase: events[0].phase, events: events, shown: [], folded: [])
    for event in events {
      part.events = [event]
      if dump.events(of: part).isEmpty {
        group.folded.append(event)
      } else {
        group.shown.append(event)
      }
    }
    return group
  }
}
