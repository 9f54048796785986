// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// Keeps what apps schedule for as long as the process lives, and delivers nothing.
///
/// The user refuses when the app asks for permission.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  // Without a lock: apps use the center on the main thread here, where all answers come.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  private var status = UNAuthorizationStatus.notDetermined
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [UNNotificationRequest] = []

  override init() {}

  open class func current() -> UNUserNotificationCenter { shared }

  // MARK: Permission

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    InertFramework.asked(.notPermitted, for: "requestAuthorization(options:)")
    status = .denied
    InertFramework.later(completionHandler) { $0(false, nil) }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    InertFramework.asked(.notPermitted)
    status = .denied
    return false
  }

  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(status)
    InertFramework.later((completionHandler, settings)) { $0.0($0.1) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    InertFramework.later((completionHandler, categories)) { $0.0($0.1) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  // MARK: Requests

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (
      ((any Error)?) -> Void
    )? = nil
  ) {
    InertFramework.asked(.keptOnly, for: "add(_:withCompletionHandler:)")
    keep(request)
    if let completionHandler { InertFramework.later(completionHandler) { $0(nil) } }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    InertFramework.asked(.keptOnly)
    keep(request)
  }

  /// A request takes the place of one with the same identifier; one without a trigger would be delivered at once.
  private func keep(_ request: UNNotificationRequest) {
    pending.removeAll { $0.identifier == request.identifier }
    if request.trigger != nil { pending.append(request) }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    InertFramework.later((completionHandler, pending)) { $0.0($0.1) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  open func removeAllPendingNotificationRequests() { pending = [] }

  // MARK: Delivered notifications

  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    InertFramework.later(completionHandler) { $0([]) }
  }

  open func deliveredNotifications() async -> [UNNotification] { [] }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    InertFramework.asked(.notPermitted, for: "setBadgeCount(_:withCompletionHandler:)")
    guard let completionHandler else { return }
    InertFramework.later(completionHandler) { $0(UNError(.notificationsNotAllowed)) }
  }
}

@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
