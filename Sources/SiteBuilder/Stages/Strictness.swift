/// What is a fault of a project besides what its guides expect.
package struct Strictness: Hashable, Sendable {
  /// Whether there may be no example at all.
  package var allowsEmpty: Bool

  /// Whether each example runs five times more, and must leave the same behind every time.
  package var runsAgain: Bool

  package init(allowsEmpty: Bool = false, runsAgain: Bool = false) {
    self.allowsEmpty = allowsEmpty
    self.runsAgain = runsAgain
  }
}
