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
