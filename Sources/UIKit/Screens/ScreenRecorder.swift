import Foundation
package import RunRecord

/// Records what the user can tell of the app, where somebody asked for that.
@MainActor
package enum ScreenRecorder {
  private static let isAsked =
    ProcessInfo.processInfo.environment[RecordStream.screensVariable] != nil

  /// Records all of it.
  ///
  /// No view is loaded or laid out for that; lists are asked for the rows in sight.
  package static func record(_ moment: ScreenRecord.Moment) {
    guard isAsked else { return }
    EventRecorder.recordScreen(ScreenRecord(moment, ScreenReader.things(of: .shared)))
  }
}
