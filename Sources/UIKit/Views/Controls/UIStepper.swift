/// A control that counts up and down; state restoration does not save it (uikit-restoration 4).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The smallest value.
  open var minimumValue: Double = 0 {
    didSet { value = storedValue }
  }

  /// The largest value.
  open var maximumValue: Double = 100 {
    didSet { value = storedValue }
  }

  /// What a step adds.
  open var stepValue: Double = 1

  /// Whether counting goes on at the other end.
  open var wraps = false

  /// Whether actions are sent while a button is held.
  open var isContinuous = true

  /// Whether holding a button goes on counting.
  open var autorepeat = true

  /// The value, kept between the smallest and the largest.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(min(newValue, maximumValue), minimumValue) }
  }

  override var primaryEvent: Event? { .valueChanged }

  /// Presses one of the buttons, as the user does; a value that goes on at the other end is the
  /// limit there.
  package func userSteps(up: Bool) {
    guard isEnabled else { return }
    let wanted = storedValue + (up ? stepValue : -stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    sendActions(for: .valueChanged)
  }

  /// The left half counts down, and the right half up.
  override func userTouched(at point: CGPoint) {
    userSteps(up: point.x >= bounds.midX)
  }

  private var storedValue: Double = 0

  /// Creates a stepper; its size is the system's, whatever the frame says (Apple's page of this initializer).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// As large as on an iPhone with iOS 17.
  private static let size = CGSize(width: 94, height: 32)

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
