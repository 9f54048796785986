/// A switch that is on or off; state restoration does not save it (uikit-restoration 4).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// The colour of the switch while it is on.
  open var onTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off without telling anybody.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
}
