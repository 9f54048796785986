import Foundation

extension UIViewController {
  func performSegueOfScene(_ identifier: String, sender: Any?) {
    guard let segue = scene?.segue(identifier, source: self) else {
      fatalError(
        "Receiver (\(description)) has no segue with identifier '\(identifier)'. "
          + "UIKit raises an exception here.")
    }
    segue.perform(sender: sender, isAsked: false)
  }

  /// The children, the last first, except the one that is left.
  func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    return children.reversed().filter { $0 !== left }
  }

  func child(containing controller: UIViewController) -> UIViewController? {
    sequence(first: controller) { $0.parent ?? $0.presenter }.first { $0.parent === self }
  }
}
