extension UIApplicationDelegate {
  /// The window as code sees it that knows the delegate by its protocol alone: it may be missing, and
  /// the property too.
  public var _indow: UIWindow?? { .some(window) }
}

extension UIWindowSceneDelegate {
  /// The window as code sees it that knows the delegate by its protocol alone.
  public var _indow: UIWindow?? { .some(window) }
}
