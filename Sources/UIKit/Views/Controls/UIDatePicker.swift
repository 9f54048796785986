public import Foundation

/// A control for a date or a time; state restoration does not save it (uikit-restoration 4).
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// Both.
    case dateAndTime
    /// A duration.
    case countDownTimer
  }

  /// What is picked.
  open var datePickerMode = Mode.dateAndTime

  /// How the control would like to look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// How the control looks: as preferred, but durations have wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Whose dates are shown.
  open var locale: Locale?

  /// The calendar.
  open var calendar: Calendar! = .current

  /// The time zone; nil for the calendar's.
  open var timeZone: TimeZone?

  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 60

  /// The minutes between two times that can be picked.
  open var minuteInterval = 1

  /// The earliest date; nil for none.
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }

  /// The latest date; nil for none.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }

  /// The date, kept between the earliest and the latest.
  open var date: Date {
    get { storedDate }
    set {
      let late = minimumDate.map { max(newValue, $0) } ?? newValue
      storedDate = maximumDate.map { min(late, $0) } ?? late
    }
  }

  override var primaryEvent: Event? { .valueChanged }

  private var storedDate = Device.now

  /// Sets the date without sending actions.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// As large as on an iPhone with iOS 17, by the style.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline where datePickerMode != .time:
      CGSize(width: 330, height: datePickerMode == .dateAndTime ? 374 : 330)
    default: CGSize(width: datePickerMode == .dateAndTime ? 207 : 122, height: 34)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
