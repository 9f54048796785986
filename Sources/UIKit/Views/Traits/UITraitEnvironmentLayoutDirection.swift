/// The direction in which an interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
