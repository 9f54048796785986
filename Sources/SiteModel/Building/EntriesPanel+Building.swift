import RunRecord

extension EntriesPanel {
  /// The entries of a launch; nil where no window was given or saved any.
  ///
  /// - Parameter code: The lines that the page shows.
  init?(of launch: LaunchRecord, code: ShownCode) {
    let windows = WindowEntries.windows(of: launch)
    guard !windows.isEmpty else { return nil }
    self.init(
      launch: launch.number,
      windows: windows.map { window in
        Window(
          session: window.session,
          given: window.given.map {
            Row(entry: $0, line: $0.event.flatMap { code.anchors(of: $0).first })
          },
          saved: window.saved.map {
            Row(
              entry: $0, line: $0.author.isInCode ? code.anchors(of: $0.event).first : nil)
          },
          gone: window.gone.map {
            Row(entry: $0, line: $0.reason.isOfALine ? code.anchors(of: $0.event).first : nil)
          })
      })
  }
}

extension EntryGoneReason {
  /// Whether the event's code is about the entry: where it was added, or taken out.
  fileprivate var isOfALine: Bool {
    switch self {
    case .notAddedAgain, .removed: true
    case .anotherActivity, .noActivity: false
    }
  }
}
