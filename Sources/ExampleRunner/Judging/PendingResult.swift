package import GuideExamples

/// A result fence that does not hold what happened, and what it would hold.
package struct PendingResult: Hashable, Sendable {
  package var fence: ResultFence

  /// The guide's path, as the author knows it.
  package var path: String

  /// The body to write, without a line end behind its last line.
  package var newText: String

  package init(fence: ResultFence, path: String, newText: String) {
    self.fence = fence
    self.path = path
    self.newText = newText
  }
}
