import Foundation
import RunRecord
import Synchronization

/// The device that an app seems to run on, the same in every run.
package enum Device {
  /// The version of the SDK that the app was built with: what its launch says, else its guide.
  static let sdkVersion = VersionNumber(
    conditions.sdkVersion ?? ProcessInfo.processInfo.environment[LaunchConditions.sdkVariable]
      ?? LaunchConditions.usualSDK)

  /// The version of the system: what the launch says, else the one that came with the SDK.
  package static let systemVersion =
    conditions.systemVersion.map(VersionNumber.init) ?? sdkVersion.ofSystem

  /// The device itself: the one that the launch names, or the usual one of its kind.
  static let model =
    conditions.device.flatMap(DeviceModel.named) ?? .usual(conditions.idiom ?? .phone)

  static let idiom: UIUserInterfaceIdiom =
    switch model.idiom {
    case .pad: .pad
    case .phone: .phone
    }

  /// What holds for this process because its launch says so.
  static let conditions: LaunchConditions = {
    guard let text = ProcessInfo.processInfo.environment[LaunchConditions.variable] else {
      return LaunchConditions()
    }
    do {
      return try LaunchConditions(environmentValue: text)
    } catch {
      // To go on as if nothing had been said would show the reader another launch.
      fatalError("The conditions of this launch cannot be read: \(error)")
    }
  }()

  /// The version of the app's bundle.
  static var bundleVersion: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
  }

  /// The identifier of the app's bundle.
  package static var bundleIdentifier: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The time, in whole seconds: each launch begins at a fixed instant, an hour after the launch
  /// before or as much later as the launch says, and lets time pass where it says so.
  ///
  /// How long a busy machine takes is in nothing that is saved.
  static var now: Date {
    start.addingTimeInterval(secondsPassed.withLock(\.self).rounded(.down))
  }

  /// Says that a launch has let time pass.
  package static func passed(seconds: TimeInterval) {
    secondsPassed.withLock { $0 += max(0, seconds) }
  }

  private static let secondsPassed = Mutex<TimeInterval>(0)

  /// How long the process has been running.
  static var secondsSinceStart: TimeInterval {
    ProcessInfo.processInfo.systemUptime - uptimeAtStart
  }

  /// Which launch of its app this process is, from 1.
  static let launchNumber =
    ProcessInfo.processInfo.environment[RecordStream.launchVariable].flatMap { Int($0) } ?? 1

  private static let uptimeAtStart = ProcessInfo.processInfo.systemUptime

  private static let start = conditions.start(ofLaunch: launchNumber)

  /// Starts the clock.
  static func startClock() {
    _ = uptimeAtStart
  }
}
