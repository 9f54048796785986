extension UIView {
  /// How views change over a time.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes its own time inside another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has its own curve inside another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn again meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It has its own options inside another one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// It starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It goes evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// It flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page turns up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page turns down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// It flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How views change over a time in parts.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where another one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It goes evenly between the parts.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// It jumps from part to part.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// It goes at one pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// It goes smoothly.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// It goes smoothly, at one pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How a change goes over its time.
  public enum AnimationCurve: Int, Sendable {
    /// It starts and ends slowly.
    case easeInOut
    /// It starts slowly.
    case easeIn
    /// It ends slowly.
    case easeOut
    /// It goes evenly.
    case linear
  }
}
