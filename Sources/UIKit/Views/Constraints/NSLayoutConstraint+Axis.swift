extension NSLayoutConstraint {
  /// One of the two directions of a layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
