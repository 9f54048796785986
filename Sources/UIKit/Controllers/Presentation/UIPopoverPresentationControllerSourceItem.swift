public import Foundation

/// What a popover can point to: a view, or a button in a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is in a view's coordinates; nil where that is not known, as for a button in a bar here.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is in another's coordinates.
  public func frame(in referenceView: UIView) -> CGRect? {
    convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the button's own view stands; nil for a button without one.
  public func frame(in referenceView: UIView) -> CGRect? {
    customView?.frame(in: referenceView)
  }
}
