import RunRecord

/// What the markers that a launch found say: that launches before it died, and when.
extension EarlierCrash {
  /// Nil where the launch before this one came to its end.
  @MainActor
  static func found(in files: SavedState) -> EarlierCrash? {
    let (restorations, launches) = (files.interruptedRestorations, files.interruptedLaunches)
    if launches > restorations, launches >= limitOfLaunches {
      return .whileLaunching(count: launches)
    }
    if restorations > 0 { return .whileRestoring(count: restorations) }
    return launches > 0 ? .whileLaunching(count: launches) : nil
  }

  /// Apple discards the state of an app that "crashes twice during launch"
  /// (uikit-restoration 6.2, 10.2).
  private static let limitOfLaunches = 2

  /// Decides whether the archive is kept, and records the reason in the trace.
  @MainActor
  func keepsArchive() -> Bool {
    let (count, limit) = counted
    let reason: StateKeptReason? =
      RestorationDebugging.isDeveloperMode
      ? .crashInDeveloperMode(crash: self)
      : count < limit ? .fewCrashes(crash: self, limit: limit) : nil
    if let reason { Trace.decision(nil, .savedStateKept(reason: reason)) }
    return reason != nil
  }

  private var counted: (count: Int, limit: Int) {
    switch self {
    case .whileRestoring(let count):
      (count, StateRestorationPolicy.crashLimit.value.count)
    case .whileLaunching(let count): (count, Self.limitOfLaunches)
    }
  }
}
