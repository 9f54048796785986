import Foundation

/// What the system does with activities besides handing them over.
extension NSUserActivity {
  /// Takes activities out of the device's search, which no app can ask here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    Task { @MainActor in handler() }
  }

  /// Takes all activities of the app out of the device's search, which no app can ask here.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    Task { @MainActor in handler() }
  }

  /// Asks for streams to the device where the activity began; there is no other device.
  public func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    // NSUserActivityConnectionUnavailableError.
    let error = CocoaError(CocoaError.Code(rawValue: 4_609))
    Task { @MainActor in completionHandler(nil, nil, error) }
  }

  /// What the device's search shows of the activity: not here.
  @available(*, unavailable, message: "CoreSpotlight is unavailable here")
  public var contentAttributeSet: Never? { nil }
}
