import Foundation

/// The views of the first responder that are at the lower edge of the screen: one in place of the keys, and one above them.
///
/// In UIKit a window of the system's has them; here it is the window of the first responder, in front of all else.
final class KeyboardHost: UIView {
  /// In place of the keys; nil where those are shown.
  private(set) var input: UIView?

  /// Above the keys.
  private(set) var accessory: UIView?

  /// How high the accessory is.
  var heightOfAccessory: CGFloat { accessory?.heightAboveKeys ?? 0 }

  /// How high what is below the accessory is: as high as the keys if the app gave it no height.
  func heightOfInput(besides keys: CGFloat) -> CGFloat {
    guard let input else { return keys }
    let height = input.bounds.height > 0 ? input.bounds.height : input.sizeThatFits(.zero).height
    return height > 0 ? height : keys
  }

  /// Takes other views, as a new first responder has them.
  func take(input: UIView?, accessory: UIView?) {
    for view in [self.input, self.accessory] where view !== input && view !== accessory {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    self.input = input
    self.accessory = accessory
    for view in [input, accessory].compactMap(\.self) where view.superview !== self {
      addSubview(view)
    }
    backgroundColor = input == nil ? nil : .systemGray5
  }

  /// Stands at the lower edge of a window, in front of all else; nowhere without a view.
  ///
  /// - Parameter frame: The room of keys and accessory on the screen.
  func place(in window: UIWindow?, at frame: CGRect) {
    guard let window, input != nil || accessory != nil else { return removeFromSuperview() }
    var place = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    if input == nil { place.size.height = heightOfAccessory }
    let (height, width) = (heightOfAccessory, place.width)
    self.frame = place
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: height)
    input?.frame = CGRect(x: 0, y: height, width: width, height: place.height - height)
    if superview !== window { window.addSubview(self) }
    window.bringSubviewToFront(self)
  }
}

extension UIView {
  /// The height that the app gave the view, else that of what is in it.
  fileprivate var heightAboveKeys: CGFloat {
    if bounds.height > 0 { return bounds.height }
    let width = UIScreen.main.bounds.width
    let fitting = systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
    return fitting > 0 ? fitting : max(0, intrinsicContentSize.height)
  }
}
