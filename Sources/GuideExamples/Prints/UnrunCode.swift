/// Why code that a guide shows is not run, so that an expectation in it would never be checked.
enum UnrunCode: Hashable {
  /// It belongs to no example.
  case shown
  case compileOnly
  case refused
  case skipped
  /// It is the other code of a what-if.
  case alternative

  /// Nil for an example that runs.
  init?(_ draft: ExampleDraft) {
    switch draft.use {
    case .compileOnly: self = .compileOnly
    case .skipped: self = .skipped
    case .run:
      guard draft.mustFail else { return nil }
      self = .refused
    }
  }

  /// The words of a launch that say what must come of it, and that nothing checks.
  var uncheckedWordsOfLaunches: [FenceWord] {
    switch self {
    case .compileOnly, .refused: [.traps, .ablate]
    case .skipped: [.traps, .fails, .warns, .ablate]
    case .shown, .alternative: []
    }
  }

  /// What is done with the example instead of running it.
  var use: String {
    switch self {
    case .compileOnly: "is only compiled"
    case .refused: "does not compile"
    case .skipped: "is skipped"
    case .shown, .alternative: "is not run"
    }
  }

  /// The word that keeps the example from running; nil where there is none.
  var word: String? {
    switch self {
    case .compileOnly: "compile-only"
    case .skipped: "skip="
    case .refused, .shown, .alternative: nil
    }
  }

  /// What is wrong with an expectation there.
  var summary: String {
    switch self {
    case .shown: "this block is not run, so this comment is not checked"
    case .compileOnly: "this example is only compiled, so this comment is not checked"
    case .refused: "the compiler refuses this example, so this comment is not checked"
    case .skipped: "this example is skipped, so this comment is not checked"
    case .alternative: "a what-if checks only what is lost, not this comment"
    }
  }

  /// What the author can do.
  var fix: String {
    switch self {
    case .shown: "write `swift run` or `swift example=NAME` above the code, or remove the comment"
    case .compileOnly: "remove `compile-only`, or the comment"
    case .refused, .alternative: "remove the comment"
    case .skipped: "remove `skip=`, or the comment"
    }
  }
}
