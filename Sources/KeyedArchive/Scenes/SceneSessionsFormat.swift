/// The names in the file that an app's scene sessions are, `KnownSceneSessions/data.data`.
///
/// The root is a dictionary of Foundation's own classes:
///
///     {
///       "sessions": [{"persistentIdentifier": …, "stateRestorationActivity": {…}, …}],
///       "discardedSessions": [{…}],
///       "frontSession": persistent identifier,
///       "openedSessionCount": number
///     }
///
/// What of a session or an activity is as usual may be left out.
package enum SceneSessionsFormat {
  static let rootKey = "root"

  /// The open sessions, in the order in which they were opened.
  package static let sessions = "sessions"

  /// Those that were closed while the app did not run, of which the app has not been notified.
  package static let discardedSessions = "discardedSessions"

  /// The session whose scene came to the front last.
  package static let frontSession = "frontSession"

  /// How many sessions there have been.
  package static let openedSessionCount = "openedSessionCount"

  /// A session's name.
  package static let persistentIdentifier = "persistentIdentifier"

  /// What a session saved of its scene: a dictionary.
  package static let activity = "stateRestorationActivity"
}
