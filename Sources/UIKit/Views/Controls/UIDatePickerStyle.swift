/// How a control for dates looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Wheels.
  case wheels
  /// Small.
  case compact
  /// A calendar.
  case inline
}
