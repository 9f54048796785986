import Foundation

extension UIPresentationController {
  /// Where the presented view stands in a window by the style in force.
  func frame(in window: UIView) -> CGRect {
    let place = PresentationFrame(in: window, for: presentedViewController)
    if let alert = presentedViewController as? UIAlertController {
      return alert.layout(in: window, by: self).frame
    }
    switch styleInForce {
    case .popover: return popoverPlace(in: window).frame
    case .pageSheet, .automatic:
      return place.sheet(isForm: false, self as? UISheetPresentationController)
    case .formSheet:
      return place.sheet(isForm: true, self as? UISheetPresentationController)
    default: return window.bounds
    }
  }

  /// Where a popover is, and on which side its arrow is.
  func popoverPlace(in window: UIView) -> (frame: CGRect, arrow: UIPopoverArrowDirection) {
    var place = PresentationFrame(in: window, for: presentedViewController)
    if let alert = presentedViewController as? UIAlertController {
      place.preferredSize = AlertLayout.sizeOfPopover(alert, in: place)
    }
    guard let popover = self as? UIPopoverPresentationController else {
      return (place.middle(presentedViewController.preferredContentSize), .unknown)
    }
    return place.popover(
      beside: popover.source(in: window), popover.permittedArrowDirections)
  }
}

extension UIPopoverPresentationController {
  /// What the popover points to, in the window.
  fileprivate func source(in window: UIView) -> CGRect {
    if let view = barButtonItem?.customView ?? sourceView {
      return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: window)
    }
    if let barButtonItem, let rect = barButtonItem.rectInBar { return rect }
    return CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
  }
}

extension UIBarButtonItem {
  /// About where the item is in the window: at the end of the bar that shows it.
  var rectInBar: CGRect? {
    let roots = UIApplication.shared.windows.compactMap(\.rootViewController)
    let stacks = roots.flatMap(\.controllersInSight).compactMap { $0 as? UINavigationController }
    for stack in stacks {
      guard let top = stack.topViewController else { continue }
      func contains(_ items: [UIBarButtonItem]?) -> Bool {
        items?.contains { $0 === self } ?? false
      }
      let bar = stack.navigationBar
      let side = CGSize(width: 44, height: min(44, bar.bounds.height))
      if contains(top.navigationItem.rightBarButtonItems) {
        let origin = CGPoint(x: bar.bounds.maxX - side.width, y: 0)
        return bar.convert(CGRect(origin: origin, size: side), to: nil)
      }
      if contains(top.navigationItem.leftBarButtonItems) {
        return bar.convert(CGRect(origin: .zero, size: side), to: nil)
      }
      if contains(top.toolbarItems), let toolbar = stack.toolbar {
        return toolbar.convert(
          CGRect(x: toolbar.bounds.midX - 22, y: 0, width: 44, height: side.height), to: nil)
      }
    }
    return nil
  }
}

extension UIViewController {
  /// Gives the view of a presented controller its place in the window.
  ///
  /// That of an alert fills it: the message stands in it, and what is around it takes touches away from below.
  func placePresentedView(in container: UIView?) {
    guard let container, let view = viewIfLoaded, let manager = presentationController else {
      return
    }
    let fills = modalPresentationStyle == .custom || self is UIAlertController
    let frame = fills ? container.bounds : manager.frame(in: container)
    if view.frame != frame, view.transform == .identity { view.frame = frame }
  }
}
