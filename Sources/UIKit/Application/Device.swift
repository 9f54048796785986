import Foundation
import RunRecord

/// The device that an app seems to run on, the same in every run.
enum Device {
  static let systemVersion = "18.0"
  static let idiom = UIUserInterfaceIdiom.phone

  /// The version of the app's bundle.
  static var bundleVersion: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
  }

  /// The identifier of the app's bundle.
  static var bundleIdentifier: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The time, in whole seconds: each launch begins at a fixed instant, an hour after the launch
  /// before, and time passes at its real speed from there.
  static var now: Date {
    let elapsed = ProcessInfo.processInfo.systemUptime - uptimeAtStart
    return start.addingTimeInterval(elapsed.rounded(.down))
  }

  /// Which launch of its app this process is, from 1.
  static let launchNumber =
    ProcessInfo.processInfo.environment[RecordStream.launchVariable].flatMap { Int($0) } ?? 1

  private static let uptimeAtStart = ProcessInfo.processInfo.systemUptime

  /// 2026-01-01 09:00:00 UTC for the first launch.
  private static let start = Date(timeIntervalSince1970: 1_767_258_000)
    .addingTimeInterval(3600 * Double(launchNumber - 1))

  /// Starts the clock.
  static func startClock() {
    _ = uptimeAtStart
  }
}
