package import RunRecord

/// The state of an app's scenes in one launch: an activity for each, and no archive.
package struct ScenesPanel: Hashable, Sendable {
  /// How many scenes were given the activity that they had saved.
  package var restoredCount: Int

  /// What each scene saved last, in the order in which the scenes did.
  package var saved: [TraceEvent]

  package init(restoredCount: Int, saved: [TraceEvent]) {
    self.restoredCount = restoredCount
    self.saved = saved
  }

  /// How many scenes saved their state: `2 scenes`.
  package var savedText: String { CountText.counted(saved.count, noun: "scene") }
}

extension ScenesPanel {
  /// What a launch's events say of scenes; nil where no scene was connected.
  package init?(_ launch: LaunchRecord) {
    guard launch.events.contains(where: { $0.phase == .connect }) else { return nil }
    let saved = launch.events.filter { event in
      if case .activitySaved? = event.decision { true } else { false }
    }
    self.init(
      restoredCount: launch.events.count(where: \.isOfferOfSavedActivity),
      saved: saved.enumerated().filter { index, event in
        !saved[(index + 1)...].contains { $0.object == event.object }
      }
      .map(\.element))
  }
}
