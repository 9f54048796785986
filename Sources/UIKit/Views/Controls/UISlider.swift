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

  private var storedValue: Float = 0

  /// Sets the value without telling anybody.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
}
