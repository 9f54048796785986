package import RunRecord

/// What one process did, how it ended, and what it left on disk.
package struct LaunchPanel: Hashable, Sendable {
  /// A part of the panel that a result block may have shown before.
  package enum Part: Hashable, Sendable {
    case trace
    case archive
    case output
  }

  /// An object that the archive does not hold, and why.
  package struct LeftOut: Hashable, Sendable {
    package var object: ObjectReference
    package var reason: LeftOutReason

    package init(object: ObjectReference, reason: LeftOutReason) {
      self.object = object
      self.reason = reason
    }
  }

  package var number: Int

  /// What holds of the device and the app in this launch and not usually.
  package var conditions: [LocalizedMessage]

  /// What the app's scenes saved and were given; nil for an app without scenes.
  package var scenes: ScenesPanel?

  /// How many objects read their saved state in this launch.
  package var restoredObjectCount: Int

  /// How many values the app itself read from the saved state; objects that restored theirs read
  /// others.
  package var appValueCount: Int
  package var trace: TracePanel

  /// What became of each object that lay on disk; nil where there was nothing to restore.
  package var restoration: RestorationPanel?

  /// The entries of the windows' activities; nil where there are none.
  package var entries: EntriesPanel?
  package var output: String
  package var errorOutput: String
  package var termination: Termination
  package var archive: ArchivePanel

  /// Objects that the archive does not hold.
  package var leftOut: [LeftOut]

  /// What the guide has shown already, and the panel therefore shows folded.
  package var shownBefore: Set<Part>

  package init(
    number: Int, conditions: [LocalizedMessage] = [], scenes: ScenesPanel? = nil,
    restoredObjectCount: Int, appValueCount: Int = 0, trace: TracePanel, output: String,
    errorOutput: String,
    termination: Termination, archive: ArchivePanel, leftOut: [LeftOut] = [],
    shownBefore: Set<Part> = []
  ) {
    self.number = number
    self.conditions = conditions
    self.scenes = scenes
    self.restoredObjectCount = restoredObjectCount
    self.appValueCount = appValueCount
    self.trace = trace
    self.output = output
    self.errorOutput = errorOutput
    self.termination = termination
    self.archive = archive
    self.leftOut = leftOut
    self.shownBefore = shownBefore
  }
}
