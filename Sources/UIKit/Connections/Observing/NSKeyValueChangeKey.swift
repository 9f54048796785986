/// A key of what an observer is told of a change by the property's name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// How the property changed: a number, of `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")

  /// The value after the change, if that was asked for; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")

  /// The value before the change, if that was asked for; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")

  /// Which elements changed; never there, because only whole values are observed here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")

  /// Whether the change is still to come; not there for one that was made.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The ways in which a property changes.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}
