public import Foundation

/// A screen on which the user picks a font.
///
/// What it lists is not reproduced; a launch picks by calling the delegate.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts there are to pick.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family are listed, and not the family alone.
    open var includeFaces = false

    /// Whether names are in the system's font.
    open var displayUsingSystemFont = false

    /// The traits that a font must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates the usual configuration.
    public override init() {}
  }

  /// Which fonts there are to pick.
  public let configuration: Configuration

  /// The object that UIKit notifies when the user picks a font or leaves.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that is picked.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a screen.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen from an interface file's data.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// What a screen of fonts calls; every method is optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called after the user picked a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  /// Called after the user left without one.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
