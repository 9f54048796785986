import Foundation
package import RunRecord

/// Records what the user can tell of the app, where the run asks for that.
@MainActor
package enum ScreenRecorder {
  private static let isAsked = isSet(RecordStream.screensVariable)
  private static let isAskedForTargets = isSet(RecordStream.targetsVariable)

  private static func isSet(_ variable: String) -> Bool {
    ProcessInfo.processInfo.environment[variable] != nil
  }

  private static var lastDrawing: ScreenDrawing?
  private static var drawingCount = 0

  /// More than a page has room for: an app may come to a named stop as often as it likes.
  private static let mostDrawings = 60

  /// Draws what the app shows, and records it; an app without a window shows nothing.
  package static func draw(_ moment: ScreenMoment) {
    let application = UIApplication.shared
    guard EventRecorder.isRecording, drawingCount < mostDrawings, !application.windows.isEmpty
    else { return }
    drawingCount += 1
    let drawing = ScreenDrawer.drawing(of: application)
    DrawnPictures.record(for: drawing)
    EventRecorder.recordDrawing(drawing == lastDrawing ? nil : drawing, at: moment)
    lastDrawing = drawing
  }

  /// Records all of it.
  ///
  /// No view is loaded or laid out for that; lists are asked for the rows in sight.
  package static func record(_ moment: ScreenRecord.Moment) {
    if isAsked {
      EventRecorder.recordScreen(ScreenRecord(moment, ScreenReader.things(of: .shared)))
    }
    // The app is asked for its next page, so only a run that is for this alone does it.
    if isAskedForTargets, moment == .launched {
      EventRecorder.recordTargets(ScreenTargetReader.targets())
    }
  }
}
