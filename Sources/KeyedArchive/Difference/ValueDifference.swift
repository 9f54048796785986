/// A value that differs between two archives.
package struct ValueDifference: Hashable, Sendable {
  /// A step into a value.
  package enum Step: Hashable, Sendable {
    case key(String)
    /// The place in an array; of an element that is gone, in the first archive's array.
    case element(Int)
    /// Any element of a set.
    case member
  }

  /// The key that the value was encoded for.
  package var key: String

  /// The way from that value to what differs in it; empty where it differs as a whole.
  package var steps: [Step]

  /// What was there; nil where nothing was.
  package var before: ArchiveValue?

  /// What is there now; nil where nothing is.
  package var after: ArchiveValue?
}
