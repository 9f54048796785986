package import KeyedArchive

/// What one process of an example left behind.
package struct LaunchRecord: Hashable, Codable, Sendable {
  /// Which launch of its example it was, from 1.
  package var number: Int
  package var events: [TraceEvent]

  /// All of standard output.
  package var output: String

  /// All of standard error, without what the tool itself reads there.
  package var errorOutput: String
  package var termination: Termination

  /// What lay on disk when the process had ended.
  package var archive: ArchiveOnDisk

  /// Whether it left processes behind, which were killed.
  package var leftProcesses: Bool

  /// What the app showed.
  package var drawings: TakenScreens

  /// What the user could tell of the app, in the order in which it was recorded; nil where the run did not ask for it.
  package var screens: [ScreenRecord]?

  /// What the user could press when the app was launched; nil where the run did not ask for it.
  package var targets: [ScreenTarget]?

  /// What the app's own code printed, not the statements of its launch; nil if it was not recorded.
  package var printedByApp: [PrintedLine]?

  package init(
    number: Int, events: [TraceEvent], output: String, errorOutput: String = "",
    termination: Termination,
    archive: ArchiveOnDisk = .none, leftProcesses: Bool = false,
    drawings: TakenScreens = TakenScreens(), screens: [ScreenRecord]? = nil
  ) {
    self.number = number
    self.events = events
    self.output = output
    self.errorOutput = errorOutput
    self.termination = termination
    self.archive = archive
    self.leftProcesses = leftProcesses
    self.drawings = drawings
    self.screens = screens
  }
}

/// A line that an app printed.
package struct PrintedLine: Hashable, Codable, Sendable {
  package var text: String

  /// The author's line that printed it.
  package var site: CallSite

  package init(text: String, site: CallSite) {
    self.text = text
    self.site = site
  }
}

/// The state of an app's saved-state archive after a process ended.
package enum ArchiveOnDisk: Hashable, Codable, Sendable {
  /// There is no file.
  case none
  /// There is a file that cannot be read, and why.
  case unreadable(reason: String)
  /// There is a file of this many bytes that holds this.
  case saved(RestorationArchive, byteCount: Int)

  /// The names in JSON: `{"saved": {"archive": {…}, "byteCount": 512}}`.
  private enum SavedCodingKeys: String, CodingKey {
    case _0 = "archive"
    case byteCount
  }
}
