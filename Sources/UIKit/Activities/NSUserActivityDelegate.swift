public import Foundation

/// What an activity tells its owner; every method is optional.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved, to bring it up to date; its `userInfo` is empty then
  /// (uikit-restoration 7.1, 3).
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Called when the activity goes on on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
