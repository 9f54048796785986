/// What happened when an example ran: all its launches, and what lay on disk between them.
package struct RunPanel: Hashable, Sendable {
  /// What begins every anchor in the panel; unique on its page.
  package var anchor: String
  package var example: String

  /// Whether the example is an app; a plain program has one process and nothing on disk.
  package var isApp: Bool
  package var launches: [LaunchPanel]

  /// How many tests passed; nil for a program that is not one of tests.
  package var testCount: Int?

  /// What the user saw; nil for a program without a screen, or with one launch.
  package var strip: ScreenStrip?

  /// All that was on the screen, in the order of the events.
  package var film = ScreenFilm()

  /// The anchor of the panel of the app's build before this one, on whose disk it began.
  package var updates: String?

  /// The name of the archive with the example's code, beside the page; nil where there is none.
  package var download: String?

  package init(anchor: String, example: String, isApp: Bool, launches: [LaunchPanel]) {
    self.anchor = anchor
    self.example = example
    self.isApp = isApp
    self.launches = launches
  }
}
