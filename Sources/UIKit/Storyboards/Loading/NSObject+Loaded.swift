import Foundation

extension NSObject {
  /// Tells an object that it was created from an interface file and everything is connected.
  @MainActor
  func tellThatItWasLoaded() {
    switch self {
    case let responder as UIResponder:
      if responder is UIViewController
        || AppClasses.implement("awakeFromNib()", in: type(of: responder))
      {
        Trace.hook(responder, "awakeFromNib()")
      }
      responder.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let item as UINavigationItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    default: break
    }
  }
}
