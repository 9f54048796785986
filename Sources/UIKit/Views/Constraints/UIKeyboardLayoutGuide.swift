public import Foundation

/// The part of a view that the keyboard covers; while there is none, what is below the safe area (Apple: `UIKeyboardLayoutGuide`).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins at the safe area while there is no keyboard, and not at the view's edge.
  open var usesBottomSafeArea = true

  /// Whether the guide follows a keyboard that is not at the foot; none is.
  open var followsUndockedKeyboard = false

  /// The room above the keyboard in which scrolling hides it.
  open var keyboardDismissPadding: CGFloat = 0

  init(of view: UIView) {
    super.init(of: view, identifier: "UIKeyboardLayoutGuide") { view in
      let guide = view.attributes.keyboardLayoutGuide as? UIKeyboardLayoutGuide
      let safe = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      let height = max(safe, Keyboard.overlap(with: view))
      return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
    }
  }

  /// Creates a guide, whose place follows from constraints alone.
  public override init() {
    super.init()
  }

  /// Creates a guide from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = attributes.keyboardLayoutGuide as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    attributes.keyboardLayoutGuide = guide
    Keyboard.follow(self)
    return guide
  }
}
