/// Which view of a change is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
