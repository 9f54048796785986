package import RunRecord

/// A method that UIKit calls, with every time that an example of the site saw it called.
package struct Callback: Hashable, Sendable {
  /// Its Swift name: `application(_:willEncodeRestorableStateWith:)`.
  package var name: String

  /// The phases in which it was called, in the order of a launch.
  package var phases: [TraceEvent.Phase]

  /// Where it was called, a page each, in reading order.
  package var sightings: [Sighting]

  /// The calls of one page's examples.
  package struct Sighting: Hashable, Sendable {
    /// The page's path and title.
    package var page: String
    package var title: String

    /// The anchor of the first launch that has the call, one that the app implements if there is any.
    package var anchor: String

    /// How often it was called in all the page's launches, and in how many of them it was.
    package var count: Int
    package var launchCount: Int

    /// Whether an example implements the method: else it is UIKit's own call of its own class.
    package var isImplemented: Bool
  }

  /// An anchor for the callback on a page of all, of letters, digits and dots only.
  package var anchor: String {
    "callback." + name.split { !$0.isLetter && !$0.isNumber }.joined(separator: ".")
  }

  /// How often it was called on all pages.
  package var count: Int { sightings.reduce(0) { $0 + $1.count } }
}
