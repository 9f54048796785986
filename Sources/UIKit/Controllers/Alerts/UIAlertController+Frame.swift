import Foundation

extension UIAlertController {
  /// Where the message and its parts stand in its window; nil while it is not presented.
  var layout: AlertLayout? {
    guard let manager = presentationController, let window = manager.containerView else {
      return nil
    }
    return layout(in: window, by: manager)
  }

  func layout(in window: UIView, by manager: UIPresentationController) -> AlertLayout {
    let place = PresentationFrame(in: window, for: self)
    let isPopover = manager.styleInForce == .popover
    return AlertLayout(
      self, in: place, popover: isPopover ? manager.popoverPlace(in: window).frame : nil)
  }

  /// Gives the fields their places in the view, which fills the window.
  func placeFields() {
    guard let layout, let view = viewIfLoaded else { return }
    for (field, frame) in zip(textFields ?? [], layout.fields) {
      let place = frame.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
      if field.superview === view, field.frame != place { field.frame = place }
    }
  }
}
