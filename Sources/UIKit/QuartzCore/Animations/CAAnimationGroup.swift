/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}

/// A change of all that a layer shows.
open class CATransition: CAAnimation {
  /// What it looks like.
  open var type = CATransitionType.fade

  /// Where it comes from.
  open var subtype: CATransitionSubtype?

  /// How far in it begins, from 0 to 1.
  open var startProgress: Float = 0

  /// How far in it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }
}

/// What a change of all that a layer shows looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old fades.
  public static let fade = Self(rawValue: "fade")
  /// The new moves over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = Self(rawValue: "push")
  /// The old moves away from the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// Where a change of all that a layer shows comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
