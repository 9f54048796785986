/// A word that the info strings of examples and results can have.
enum FenceWord: String, CaseIterable {
  // Swift fences.
  case example
  case file
  case launch
  case run
  case hidden
  case folded
  case module

  // Swift fences, later.
  case from
  case updates
  case fails
  case warns
  case traps
  case compileOnly = "compile-only"
  case skip
  case swiftVersion = "swift-version"
  case ablate
  case version
  case system
  case idiom
  case locked
  case at
  case arguments
  case whatIf = "what-if"

  // Result fences.
  case of
  case show

  // Result fences, later.
  case path
  case before
  case after
}
