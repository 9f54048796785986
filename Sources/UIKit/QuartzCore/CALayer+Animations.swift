import Foundation

extension CALayer {
  /// Lets an animation run on the layer: its values are not shown, and it ends in a later turn of the
  /// main queue, in the order of the ends of all.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    // The layer has an animation of its own, so that changing the app's changes nothing.
    guard let running = anim.copy() as? CAAnimation else { return }
    let key = key ?? "animation-\(runningAnimations.count)"
    runningAnimations[key] = running
    let layer = SameThread((layer: self, animation: running, key: key))
    MainActor.assumeIsolated {
      CATransaction.added(layer.value.animation)
      layer.value.animation.delegate?.animationDidStart(layer.value.animation)
      guard layer.value.animation.repeatCount < .infinity else { return }
      AnimationClock.call(after: layer.value.animation.wholeDuration) { _ in
        layer.value.layer.animationEnded(layer.value.animation, key: layer.value.key)
      }
    }
  }

  private func animationEnded(_ animation: CAAnimation, key: String) {
    guard runningAnimations[key] === animation else { return }
    if animation.isRemovedOnCompletion { runningAnimations[key] = nil }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// The animation that runs under a name.
  public func animation(forKey key: String) -> CAAnimation? { runningAnimations[key] }

  /// The names of the animations that run; nil where none does.
  public func animationKeys() -> [String]? {
    runningAnimations.isEmpty ? nil : runningAnimations.keys.sorted()
  }

  /// Ends an animation before its time.
  public func removeAnimation(forKey key: String) {
    guard let animation = runningAnimations.removeValue(forKey: key) else { return }
    animation.delegate?.animationDidStop(animation, finished: false)
  }

  /// Ends all animations before their time.
  public func removeAllAnimations() {
    for key in runningAnimations.keys.sorted() { removeAnimation(forKey: key) }
  }
}
