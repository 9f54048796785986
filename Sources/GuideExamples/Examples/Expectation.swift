package import Diagnostics
package import GuideMarkup
package import RunRecord

/// Something a guide says must happen when an example runs.
package enum Expectation: Hashable, Sendable {
  /// `// Prints "…"` after code: each time the line runs, its prints together make exactly this.
  /// The location is that of the comment; `line` is the line of the code.
  case printsHere(text: ExpectedPattern, line: Int, location: SourceLocation)

  /// `// Prints "…"` alone on a line: the next unclaimed line of output is this. `launch` is the
  /// launch in whose fence it stands; nil in the app's own files.
  case printsNext(text: ExpectedPattern, launch: Int?, location: SourceLocation)

  /// `// => …` after code: each time the line runs, its value is described by exactly this.
  case value(text: ExpectedPattern, line: Int, location: SourceLocation)

  /// `// @step …`: a launch comes there.
  case step(label: String, location: SourceLocation)

  /// `fails="…"`: the compiler refuses the fence's code with an error that contains this.
  case fails(CompilerExpectation)

  /// `warns="…"`: the compiler warns of the fence's code with this text in the warning.
  case warns(CompilerExpectation)

  /// A result block.
  case result(ResultFence)
}

extension Expectation {
  /// Whether it is a stop with a name, which expects nothing but that a launch comes there.
  package var isStep: Bool { if case .step = self { true } else { false } }
}

/// What the compiler must say of a fence's code.
package struct CompilerExpectation: Hashable, Sendable {
  /// What is part of the message.
  package var text: String
  package var fence: Fence

  /// Where the word is.
  package var location: SourceLocation

  /// The word in its line; nil for code that must not compile without a word that says so.
  package var excerpt: SourceExcerpt?

  package init(
    text: String, fence: Fence, location: SourceLocation, excerpt: SourceExcerpt? = nil
  ) {
    self.text = text
    self.fence = fence
    self.location = location
    self.excerpt = excerpt
  }

  /// Whether a place is one of the fence's code.
  package func includes(_ place: SourceLocation) -> Bool {
    place.path == fence.location.path && fence.bodyLines.contains(place.line)
  }
}

/// A fence that holds a result of an example: the golden.
package struct ResultFence: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case trace(launch: Int, show: Set<TraceDump.Selection>)
    /// The whole archive, or the objects at an identifier path and below it.
    case archive(launch: Int, path: String? = nil)
    /// What the app showed at a moment of a launch, or last.
    case screen(launch: Int, at: ScreenMoment?)
    /// The output of one launch, or of all.
    case output(launch: Int?)
    /// The difference of the archives that two launches left.
    case diff(before: Int, after: Int)
    /// What of the last screen of one launch is not on the first of another, and what is there instead.
    case screenChange(before: Int, after: Int)
    /// What the compiler said of the code.
    case diagnostics
    /// What is lost in each variant of the example.
    case matrix
    /// What an older app restores for its user, and which of it this one does.
    ///
    /// The older one is named as in the guide, and as `guide#name` once all guides are read.
    case comparison(with: String)
  }

  package var content: Content
  package var fence: Fence

  package init(content: Content, fence: Fence) {
    self.content = content
    self.fence = fence
  }
}
