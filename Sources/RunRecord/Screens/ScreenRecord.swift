/// What the user could tell of an app at one moment.
package struct ScreenRecord: Hashable, Codable, Sendable {
  package enum Moment: String, Codable, Sendable {
    /// The app was launched and had nothing more to do; the user has not touched it yet.
    case launched
    /// The user leaves the app, or its process ends in front of them.
    case left
  }

  package var moment: Moment

  /// All of it, windows in the order in which they were shown, each from its root inwards.
  package var things: [ScreenThing]

  package init(_ moment: Moment, _ things: [ScreenThing]) {
    self.moment = moment
    self.things = things
  }
}
