/// A control with a value between two others; state restoration does not save it
/// (uikit-restoration 4).
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The smallest value; a largest one below it moves with it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The largest value; a smallest one above it moves with it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether actions are sent while the slider moves.
  open var isContinuous = true

  /// The value, kept between the smallest and the largest.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  override var primaryEvent: Event? { .valueChanged }

  /// The color before the thumb.
  open var minimumTrackTintColor: UIColor?

  /// The color behind the thumb.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// The image at the smallest value.
  open var minimumValueImage: UIImage?

  /// The image at the largest value.
  open var maximumValueImage: UIImage?

  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]

  /// Sets the image of the thumb in a state; nil for that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }

  /// Sets the image of the track before the thumb in a state; nil for that of the normal state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }

  /// Sets the image of the track behind the thumb in a state; nil for that of the normal state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }

  /// The image of the thumb that was set for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The image of the track before the thumb that was set for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  /// The image of the track behind the thumb that was set for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the thumb in the slider's state.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  /// The image of the track before the thumb in the slider's state.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }

  /// The image of the track behind the thumb in the slider's state.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

  /// Where the value is between the smallest, 0, and the largest, 1; 0 for a value that is not a number.
  var fraction: Double {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? Double((value - minimumValue) / range) : 0
    return fraction.isNaN ? 0 : fraction
  }

  // MARK: Touches

  /// As wide as on an iPhone with iOS 17.
  private static let thumbWidth: CGFloat = 31

  /// How far the thumb can move, in points.
  private var thumbTravel: CGFloat { max(0, bounds.width - Self.thumbWidth) }

  /// Only a touch on the thumb moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let start = thumbTravel * fraction
    return (start...start + Self.thumbWidth).contains(touch.location(in: self).x)
  }

  /// The thumb moves as far as the touch does.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard thumbTravel > 0 else { return true }
    let moved = touch.location(in: self).x - touch.previousLocation(in: self).x
    value += Float(moved / thumbTravel) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// A slider that is not continuous tells its value at the end of a touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// Moves the thumb, as the user does.
  package func userMovesThumb(to value: Float) {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    setValue(value, animated: false)
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }

  private var storedValue: Float = 0

  /// Sets the value without sending actions.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// As large as on an iPhone with iOS 17.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
