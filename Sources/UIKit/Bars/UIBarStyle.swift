/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
  /// Dark, and something can be seen through it.
  case blackTranslucent
}
