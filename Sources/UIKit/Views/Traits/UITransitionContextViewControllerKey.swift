/// Which controller of a change is asked for.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
