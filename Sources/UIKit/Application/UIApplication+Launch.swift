import Foundation
import RunRecord

extension UIApplication {
  /// Goes through a launch in UIKit's order, until the app is active (uikit-restoration 3.1).
  package func launch(with delegate: any UIApplicationDelegate) {
    Device.startClock()
    Trace.life("process starts", detail: Device.launchDescription)
    self.delegate = delegate
    if DeviceLock.isLocked { startInBackground() }
    SceneSystem.shared.begin(with: delegate)
    // Before everything of the app's (uikit-restoration 3.1, step 1).
    let window = hasScenes ? nil : MainStoryboard.makeWindow(for: delegate)
    willFinishLaunching(delegate)
    guard !hasScenes else { return finishLaunchingWithScenes(delegate) }
    Restoration.restoreIfPossible(into: self, delegate: delegate)
    EventRecorder.phase = .launch
    showing = .loadedViews
    didFinishLaunching(delegate)
    MainStoryboard.show(window)
    guard applicationState != .background else {
      EventRecorder.phase = .background
      return
    }
    EventRecorder.phase = .activate
    showing = .appearedViews
    becomeActive()
    EventRecorder.phase = .active
  }

  /// Only the system starts an app on a locked device, and nobody sees it.
  private func startInBackground() {
    applicationState = .background
    Trace.life("app starts in the background")
  }

  private func willFinishLaunching(_ delegate: any UIApplicationDelegate) {
    Trace.hook(delegate.object, "application(_:willFinishLaunchingWithOptions:)")
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
  }

  func didFinishLaunching(_ delegate: any UIApplicationDelegate) {
    Trace.hook(delegate.object, "application(_:didFinishLaunchingWithOptions:)")
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    if !hasScenes, let activity = LaunchActivity.take() { takeUp(activity) }
  }
}

extension UIApplicationDelegate {
  /// The delegate as an object: Linux has no other base class than `NSObject` that conforms to
  /// `NSObjectProtocol`.
  var object: NSObject {
    guard let object = self as? NSObject else {
      preconditionFailure("An app delegate inherits from NSObject")
    }
    return object
  }

  func implements(_ method: String) -> Bool {
    AppClasses.implement(method, in: type(of: object))
  }
}
