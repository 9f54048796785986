import Foundation
import RunRecord

extension UIApplication {
  /// Goes through a launch in UIKit's order, until the app is active (uikit-restoration 3.1).
  package func launch(with delegate: any UIApplicationDelegate) {
    Device.startClock()
    Trace.life(.processStarts(launch: Device.launchNumber, conditions: Device.conditions))
    StateRestorationPolicies.check(CommandLine.arguments)
    showing = .nothing
    Restoration.beginLaunching()
    // The launch is over however this function returns.
    defer { Restoration.endLaunching() }
    self.delegate = delegate
    if DeviceLock.isLocked { startInBackground() }
    SceneSystem.shared.begin(with: delegate)
    // Before everything of the app's (uikit-restoration 3.1, step 1).
    let window = hasScenes ? nil : MainStoryboard.makeWindow(for: delegate)
    let reason = LaunchReason.take()
    showing = .loadedViews
    let agreed = willFinishLaunching(delegate, reason)
    guard !hasScenes else { return finishLaunchingWithScenes(delegate, reason) }
    Restoration.restoreIfPossible(into: self, delegate: delegate)
    EventRecorder.phase = .launch
    let agreesStill = didFinishLaunching(delegate, reason)
    if let reason { handle(reason, isWanted: agreed && agreesStill) }
    MainStoryboard.show(window, ifStill: delegate.window)
    guard applicationState != .background else {
      EventRecorder.phase = .background
      return
    }
    EventRecorder.phase = .activate
    showing = .appearedViews
    becomeActive()
    EventRecorder.phase = .active
  }

  /// Only the system starts an app on a locked device, and the user does not see it.
  private func startInBackground() {
    applicationState = .background
    Trace.life(.appStartsInBackground)
  }

  /// The delegate's answer: whether it wants what the launch is for.
  private func willFinishLaunching(
    _ delegate: any UIApplicationDelegate, _ reason: LaunchReason?
  ) -> Bool {
    Trace.hook(delegate.object, "application(_:willFinishLaunchingWithOptions:)")
    return delegate.application(self, willFinishLaunchingWithOptions: launchOptions(reason))
  }

  /// The delegate's answer: whether it wants what the launch is for.
  @discardableResult
  func didFinishLaunching(
    _ delegate: any UIApplicationDelegate, _ reason: LaunchReason?
  ) -> Bool {
    let answer = callDidFinishLaunching(delegate, reason)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    return answer
  }

  /// Calls the delegate's method for the end of the launch: the one with options if the delegate has both.
  private func callDidFinishLaunching(
    _ delegate: any UIApplicationDelegate, _ reason: LaunchReason?
  ) -> Bool {
    let (method, older) = (
      "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)"
    )
    if delegate.implements(older) {
      guard delegate.implements(method) else {
        Trace.hook(delegate.object, older)
        delegate.applicationDidFinishLaunching(self)
        return true
      }
      Trace.decision(delegate.object, .olderMethod(notCalled: older, because: method))
    }
    Trace.hook(delegate.object, method)
    return delegate.application(self, didFinishLaunchingWithOptions: launchOptions(reason))
  }

  /// The scenes of an app that has some find the reason in their connection options.
  private func launchOptions(_ reason: LaunchReason?) -> [LaunchOptionsKey: Any]? {
    hasScenes ? nil : reason?.launchOptions
  }

  /// Hands the app without scenes what it was launched for, unless one of its methods for the launch
  /// answered false.
  private func handle(_ reason: LaunchReason, isWanted: Bool) {
    guard isWanted else {
      Trace.decision(self, .launchReasonNotHandedOver(summary: reason.summary))
      return
    }
    switch reason {
    case .activity(let activity): takeUp(activity)
    case .url(let url, let source): receive(url, from: source)
    case .quickAction(let item): hand(item)
    }
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
    AppClasses.implement(method, by: object)
  }
}
