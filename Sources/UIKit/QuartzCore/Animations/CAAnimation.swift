public import Foundation

/// A change of a layer over time; nothing moves here, so it is kept as data, and ends in a later turn
/// of the main queue.
open class CAAnimation: NSObject, NSCopying, KeyedValueStorage {
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0

  /// When it begins, by the layer's clock.
  open var beginTime: CFTimeInterval = 0

  /// How far in it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// How often it runs.
  open var repeatCount: Float = 0

  /// How long it goes on running again, in seconds.
  open var repeatDuration: CFTimeInterval = 0

  /// How fast its time runs.
  open var speed: Float = 1

  /// Whether it runs back afterwards.
  open var autoreverses = false

  /// What it shows before it begins and after it has ended.
  open var fillMode = CAMediaTimingFillMode.removed

  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the layer lets go of it when it has ended.
  open var isRemovedOnCompletion = true

  /// The object that is notified when it begins and ends; kept alive, as on iOS.
  open var delegate: (any CAAnimationDelegate)?

  var keyedValues: [String: Any] = [:]

  /// Creates an animation.
  public required override init() {}

  /// Copies the animation with all its values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copyValues(to: copy)
    return copy
  }

  /// Gives a copy the values that this class adds.
  func copyValues(to copy: CAAnimation) {
    (copy.duration, copy.beginTime, copy.timeOffset) = (duration, beginTime, timeOffset)
    (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
    (copy.speed, copy.autoreverses, copy.fillMode) = (speed, autoreverses, fillMode)
    (copy.timingFunction, copy.isRemovedOnCompletion) = (timingFunction, isRemovedOnCompletion)
    (copy.delegate, copy.keyedValues) = (delegate, keyedValues)
  }

  /// How long it takes with all its runs; without end for one that never ends.
  var wholeDuration: CFTimeInterval {
    let runs = repeatDuration > 0 ? repeatDuration : duration * max(1, Double(repeatCount))
    return autoreverses && repeatDuration == 0 ? runs * 2 : runs
  }
}

/// The object that is notified when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Says that an animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// Says that an animation has ended, by itself or before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
