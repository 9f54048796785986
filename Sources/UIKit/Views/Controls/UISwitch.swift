/// A switch that is on or off; state restoration does not save it (uikit-restoration 4).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// The color of the switch while it is on.
  open var onTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// How the switch looks.
  public enum Style: Int, Sendable {
    /// As the system likes.
    case automatic
    /// A box with a mark.
    case checkbox
    /// A switch.
    case sliding
  }

  /// How the switch would like to look.
  open var preferredStyle = Style.automatic

  /// What the switch is for, on a Mac.
  open var title: String?

  override var primaryEvent: Event? { .valueChanged }

  override func userTouched(at point: CGPoint) {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  /// Turns the switch on or off without sending actions.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Creates a switch; its size is the system's, whatever the frame says (Apple's page of this initializer).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// As large as on an iPhone with iOS 17.
  private static let size = CGSize(width: 51, height: 31)

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
