extension UIWindow {
  /// What of the window's edges is not safe: the screen's, where the window reaches them.
  ///
  /// A window beside another on an iPad is as high as the screen; one of another size has no part of it.
  var safeAreaOfScreen: UIEdgeInsets {
    let size = ScreenSize.current
    guard screen === UIScreen.main, bounds.height == size.height,
      bounds.width == size.width || Device.idiom == .pad
    else { return .zero }
    return ScreenSize.safeArea
  }
}
