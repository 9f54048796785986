/// What comes of items where the user lets them go.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing takes them.
  case cancel
  /// What is there forbids it.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}
