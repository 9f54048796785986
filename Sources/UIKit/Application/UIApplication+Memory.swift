public import Foundation
import RunRecord

extension UIApplication {
  /// Posted when memory is short.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// Warns the app that memory is short: its delegate first, then every controller that lives, in
  /// the order of their creation.
  package func receiveMemoryWarning() {
    Trace.life(.memoryIsShort)
    tell(
      "applicationDidReceiveMemoryWarning(_:)",
      notification: Self.didReceiveMemoryWarningNotification
    ) {
      $0.applicationDidReceiveMemoryWarning(self)
    }
    for controller in LiveControllers.shared.all {
      Trace.hook(controller, "didReceiveMemoryWarning()")
      controller.didReceiveMemoryWarning()
    }
  }
}
