extension UIScrollView {
  /// Shows for a moment where the content is scrolled to; nothing is seen of it here.
  public func flashScrollIndicators() {}
}
