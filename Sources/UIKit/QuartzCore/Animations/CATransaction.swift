public import Foundation

/// Changes of layers that belong together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Open {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var longest: CFTimeInterval = 0
    var completion: (() -> Void)?
  }

  private static var open: [Open] = []

  /// Begins changes that belong together.
  open class func begin() { open.append(open.last ?? Open()) }

  /// Ends them; the block is called when the animations added since then have ended.
  open class func commit() {
    guard let ended = open.popLast(), let completion = ended.completion else { return }
    AnimationClock.call(after: ended.longest) { _ in completion() }
  }

  /// Shows what was changed.
  open class func flush() {}

  /// Sets the block to call when the animations that are added from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { transaction in
      transaction.completion = block
      transaction.longest = 0
    }
  }

  /// The block to call when the animations have ended.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Sets how long changes of layers take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// How long changes of layers take, in seconds.
  open class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }

  /// Sets how the speed of changes changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// How the speed of changes changes.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    open.last?.timingFunction
  }

  /// Sets whether changes of layers are shown at once.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Whether changes of layers are shown at once.
  open class func disableActions() -> Bool { open.last?.disablesActions ?? false }

  static func added(_ animation: CAAnimation) {
    guard let last = open.indices.last else { return }
    open[last].longest = max(open[last].longest, animation.wholeDuration)
  }

  /// Outside of changes that belong together, nothing is remembered.
  private static func change(_ change: (inout Open) -> Void) {
    guard let last = open.indices.last else {
      var single = Open()
      change(&single)
      // The run loop ends what was not begun explicitly.
      if let completion = single.completion { AnimationClock.call(after: 0) { _ in completion() } }
      return
    }
    change(&open[last])
  }
}
