/// What an observer of a property wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)

  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)

  /// A first call at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)

  /// A further call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
