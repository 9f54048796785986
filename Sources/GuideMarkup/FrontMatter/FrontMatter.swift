import Diagnostics

/// What a guide says of itself before its text.
struct FrontMatter {
  var title: String?
  var summary: String?
  var examples: ExampleScope?
  var sdkVersion: String?
  var foldsRepeatedCode = false
  var updated: CalendarDate?
  var translatedRevision: String?
  var redirectsFrom: [PlacedText] = []

  /// How many lines it takes at the start of the file, the `---` lines included.
  var lineCount = 0
  var diagnostics: [Diagnostic] = []
}
