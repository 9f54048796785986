package import RunRecord

extension TracePanel {
  /// The panel of a launch's events, of which `dump` says what is shown at once, with the lines of
  /// `code` that led to each.
  package init(
    _ launch: LaunchRecord, dump: TraceDump = TraceDump(), code: ShownCode = ShownCode()
  ) {
    let steps = launch.events.enumerated().map { index, event in
      TraceStep(number: index + 1, event: event, lines: code.anchors(of: event))
    }
    self.init(phases: Self.runs(of: steps).map { Self.group($0, launch, dump) })
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
    _ steps: [TraceStep], _ launch: LaunchRecord, _ dump: TraceDump
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
