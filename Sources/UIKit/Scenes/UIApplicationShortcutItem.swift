public import Foundation

/// A quick action of an app, which the user chooses on the Home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// By what the app knows the action.
  public let type: String

  /// What the user reads.
  public let localizedTitle: String

  /// What the user reads below the title.
  public let localizedSubtitle: String?

  /// Values of the app's own.
  public let userInfo: [String: any NSSecureCoding]?

  /// By what the system finds the scene that shows the action's content.
  open var targetContentIdentifier: Any?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}
