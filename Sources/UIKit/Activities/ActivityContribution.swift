import Foundation
import RunRecord

/// Which of those who are asked for entries of an activity is at work.
@MainActor
enum ActivityContribution {
  private static var current: (author: EntryAuthor, object: ObjectReference)?

  /// Lets one of those who are asked add its entries.
  static func of<Result>(_ author: EntryAuthor, object: NSObject, body: () -> Result) -> Result {
    guard EventRecorder.isRecording else { return body() }
    let outer = current
    current = (author, Trace.reference(to: object))
    defer { current = outer }
    return body()
  }

  /// Where an entry comes from that is added now.
  static var origin: ActivityEntries.Origin {
    ActivityEntries.Origin(
      author: current?.author ?? .earlierCode, object: current?.object,
      callSites: CallSites.current(limit: 3))
  }
}
