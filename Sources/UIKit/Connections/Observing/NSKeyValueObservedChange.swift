public import Foundation

/// What changed in a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// The ways in which a property changes.
  public enum Kind: UInt, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
  }

  /// How the property changed.
  public let kind: Kind

  /// The value after the change, if that was asked for.
  public let newValue: Value?

  /// The value before the change, if that was asked for.
  public let oldValue: Value?

  /// Which elements changed; nil, because only whole values are observed here.
  public let indexes: IndexSet?

  /// Whether the change is still to come.
  public let isPrior: Bool
}
