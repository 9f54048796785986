import GuideMarkup

/// A word that the info strings of examples and results can have.
enum FenceWord: String, CaseIterable {
  // Swift fences.
  case example
  case file
  case launch
  case run
  case test
  case hidden
  case folded
  case module
  case updates
  case changes
  case version
  case sdk
  case system
  case idiom
  case device
  case locale
  case language
  case locked
  case at
  case arguments
  case traps
  case seconds
  case fails
  case warns
  case compileOnly = "compile-only"
  case skip
  case swiftVersion = "swift-version"
  case from
  case lines
  case region
  case ablate
  case whatIf = "what-if"

  // Any fence that is shown as code.
  case title
  case mark

  // Diagrams.
  case timeline

  // Result blocks.
  case of
  case with
  case show
  case before
  case after
  case path
  case screen

  /// Whether any code block can have it, in whatever language.
  var isOfEveryLanguage: Bool { isAboutLooks || [.from, .lines, .region].contains(self) }

  /// Whether it says only how the code is shown.
  var isAboutLooks: Bool { [.title, .mark, .folded].contains(self) }
}

extension Fence {
  /// Whether no word says what to do with the fence, only how to show it.
  var isOnlyShown: Bool {
    words.allSatisfy { FenceWord(rawValue: $0.name)?.isAboutLooks ?? false }
  }
}
