public import Foundation

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position.x`.
  open var keyPath: String?

  /// Whether its values are added to the property's.
  open var isAdditive = false

  /// Whether each run begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
  }
}

/// An animation from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?

  /// Where it ends.
  open var toValue: Any?

  /// How far it goes.
  open var byValue: Any?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }
}

/// An animation that swings like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1

  /// How stiff the spring is.
  open var stiffness: CGFloat = 100

  /// How much the swinging is held up.
  open var damping: CGFloat = 10

  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0

  /// How long it takes until it hardly swings.
  open var settlingDuration: CFTimeInterval { duration }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness) = (mass, stiffness)
    (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
  }
}

/// An animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?

  /// The line along which points move.
  open var path: CGPath?

  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?

  /// How the speed changes between two values.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How values between those are found.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// Whether what moves along the path turns with it.
  open var rotationMode: CAAnimationRotationMode?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    copy.rotationMode = rotationMode
  }
}

/// How an animation finds what is between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a straight line.
  public static let linear = Self(rawValue: "linear")
  /// Not at all: it jumps.
  public static let discrete = Self(rawValue: "discrete")
  /// In a straight line, at one speed.
  public static let paced = Self(rawValue: "paced")
  /// In a round line.
  public static let cubic = Self(rawValue: "cubic")
  /// In a round line, at one speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It does.
  public static let rotateAuto = Self(rawValue: "auto")
  /// It does, the other way around.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
