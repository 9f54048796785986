package import Foundation

extension LaunchConditions {
  /// The environment variable with the instant at which a process seems to start, in seconds since
  /// 1970.
  package static let clockVariable = "REPRISE_CLOCK"

  /// When a launch seems to start: an hour after the launch before it, or as much later as its
  /// conditions say; the first one at 2026-01-01 09:00:00 UTC.
  package func start(ofLaunch number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_258_000 + 3600 * Double(number - 1) + Double(delay))
  }
}
