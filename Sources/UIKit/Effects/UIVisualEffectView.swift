public import Foundation

/// What a view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what is behind a view; kept as data.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How the blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the system's surroundings.
    case regular = 4
    /// As the system's surroundings, with more contrast.
    case prominent
    /// Very thin.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// Neither thin nor thick.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// As bars.
    case systemChromeMaterial
  }

  let style: Style

  /// A blur that looks so.
  public init(style: Style) {
    self.style = style
  }
}

/// Lets what is in a view shine over a blur; kept as data.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Shines over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
  }
}

/// A view that does something to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What the view does.
  open var effect: UIVisualEffect?

  /// The view that the app's views go into.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
