package import RunRecord

/// The events of one launch in order, grouped by phase.
package struct TracePanel: Hashable, Sendable {
  package var phases: [PhaseGroup]

  package init(phases: [PhaseGroup]) {
    self.phases = phases
  }

  /// Whether the process did not come further than to its objects: what they had read by then is of no
  /// use to anyone.
  package var endsWhileRestoring: Bool {
    switch phases.last(where: { $0.phase != .end })?.phase {
    case .locate, .decode, .finish: true
    case .launch, .connect, .activate, .active, .background, .preserve, .end, nil: false
    }
  }

  /// The number of events that are shown at once.
  package var shownCount: Int { phases.reduce(0) { $0 + $1.shown.count } }
}

/// Consecutive events of one phase.
package struct PhaseGroup: Hashable, Sendable {
  package var phase: TraceEvent.Phase

  /// All events of the phase, in order.
  package var steps: [TraceStep]

  /// What an author should see at once.
  package var shown: [TraceStep]

  /// The other events of the phase, to be opened by the reader.
  package var folded: [TraceStep]

  package init(
    phase: TraceEvent.Phase, steps: [TraceStep], shown: [TraceStep], folded: [TraceStep]
  ) {
    self.phase = phase
    self.steps = steps
    self.shown = shown
    self.folded = folded
  }

  /// The events of the phase without their places.
  package var events: [TraceEvent] { steps.map(\.event) }
}
