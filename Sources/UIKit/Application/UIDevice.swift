public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown
    /// It gives power.
    case unplugged
    /// It takes power.
    case charging
    /// It has as much as it can hold.
    case full
  }

  /// The device.
  open class var current: UIDevice { only }

  private static let only = UIDevice()

  /// The kind of the device, as apps without a special right are told instead of its name.
  open var name: String { model }

  /// The kind of the device: `iPhone`.
  open var model: String { Device.idiom == .pad ? "iPad" : "iPhone" }

  /// The kind of the device in the language of its user.
  open var localizedModel: String { model }

  /// The name of the system: `iOS`.
  open var systemName: String { Device.idiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system.
  open var systemVersion: String { Device.systemVersion.description }

  /// The kind of interface that the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Device.idiom }

  /// An identifier of the device for the makers of this app: the same in every launch and run.
  open var identifierForVendor: UUID? { UUID(uuidString: "5E0C9C0B-6F5A-4B7B-9E0E-0D3A52C1F001") }

  /// Whether apps run in the background.
  open var isMultitaskingSupported: Bool { true }

  /// How the device is held: upright, once the app asked for notifications of it.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? .portrait : .unknown
  }

  /// Whether the app asked for notifications of how the device is held.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

  /// Whether the app asked for the state of the battery.
  open var isBatteryMonitoringEnabled = false

  /// What the battery does; known only while it is monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }

  /// How full the battery is, from 0 to 1; -1 while it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Whether the app asked for the sensor beside the screen.
  open var isProximityMonitoringEnabled = false

  /// Whether something is close to the screen.
  open var proximityState: Bool { false }

  private var orientationRequests = 0

  /// Asks for notifications of how the device is held.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationRequests += 1
  }

  /// Asks no longer; calls are counted.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequests = max(0, orientationRequests - 1)
  }

  /// Plays the click of a key; nothing is heard here.
  open func playInputClick() {}
}

extension UIDevice {
  /// Posted when the orientation of the device changes.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Posted when the battery does something else.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  /// Posted when the battery is fuller or emptier.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// Posted when something comes close to the screen, or leaves it.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
