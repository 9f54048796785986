import RunRecord

/// Whether the device is locked, which makes the app's protected files unreadable.
@MainActor
enum DeviceLock {
  private(set) static var isLocked = Device.conditions.isLocked

  /// Whether this process was started while the device was locked: it neither restores nor saves, so
  /// that the archive that it could not read stays as it is (uikit-restoration 2.1, 3.1).
  static let wasLockedAtLaunch = Device.conditions.isLocked

  static func lock() {
    isLocked = true
  }

  static func unlock() {
    isLocked = false
  }
}
