/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; as an override, that of the surroundings.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
