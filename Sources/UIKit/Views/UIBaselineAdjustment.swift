/// Where text that was made smaller stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same line.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// As it comes.
  case none
}
