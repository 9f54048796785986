public import Foundation

/// How a button in a bar looks; kept as data.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How the button looks in one of its states.
  @preconcurrency @MainActor
  public final class StateAppearance: NSObject {
    /// How the title looks.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The image behind the button.
    public var backgroundImage: UIImage?
  }

  /// As it is.
  public let normal = StateAppearance()
  /// Touched.
  public let highlighted = StateAppearance()
  /// Not enabled.
  public let disabled = StateAppearance()
  /// Focused.
  public let focused = StateAppearance()
}
