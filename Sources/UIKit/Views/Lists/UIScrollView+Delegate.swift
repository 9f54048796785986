import Foundation

extension UIScrollView {
  /// Whether the app's delegate implements one of the optional methods.
  func delegateImplements(_ method: String) -> Bool {
    (delegate as? NSObject).map { AppClasses.implement(method, by: $0) } ?? false
  }
}
