package import Diagnostics
package import GuideMarkup
package import RunRecord

/// Something a guide says must happen when an example runs.
package enum Promise: Hashable, Sendable {
  /// `// Prints "…"` behind code: each time the line runs, its prints together make exactly this.
  /// The location is that of the comment; `line` is the line of the code.
  case printsHere(text: String, line: Int, location: SourceLocation)

  /// `// Prints "…"` alone on a line: the next unclaimed line of output is this. `launch` is the
  /// launch in whose fence it stands; nil in the app's own files.
  case printsNext(text: String, launch: Int?, location: SourceLocation)

  /// A result fence.
  case result(ResultFence)
}

/// A fence that holds a result of an example: the golden.
package struct ResultFence: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case trace(launch: Int, show: Set<TraceDump.Selection>)
    case archive(launch: Int)
    /// The output of one launch, or of all.
    case output(launch: Int?)
    /// The difference of the archives that two launches left.
    case diff(before: Int, after: Int)
  }

  package var content: Content
  package var fence: Fence

  package init(content: Content, fence: Fence) {
    self.content = content
    self.fence = fence
  }
}
