/// Lets what is in a view shine over a blur; kept as data.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Shines over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
  }
}
