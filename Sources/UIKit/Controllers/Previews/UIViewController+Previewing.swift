extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    InertFramework.asked(.nothingComes)
    return PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
