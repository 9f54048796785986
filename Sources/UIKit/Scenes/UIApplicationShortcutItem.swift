public import Foundation

/// A quick action of an app, which the user chooses on the Home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSMutableCopying
{
  /// By what the app knows the action.
  open fileprivate(set) var type: String

  /// What the user reads.
  open fileprivate(set) var localizedTitle: String

  /// What the user reads below the title.
  open fileprivate(set) var localizedSubtitle: String?

  /// What the user sees beside the title.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?

  /// Values of the app's own.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// By what the system finds the scene that shows the action's content.
  open var targetContentIdentifier: Any?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Copies the action as one that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }

  /// Copies the action as one that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// A quick action that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// By what the app knows the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  /// What the user reads.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  /// What the user reads below the title.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  /// What the user sees beside the title.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  /// Values of the app's own.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// A quick action as a dictionary of plain values, for a launch that is for it.
extension UIApplicationShortcutItem {
  private enum Key {
    static let type = "type"
    static let title = "localizedTitle"
    static let subtitle = "localizedSubtitle"
    static let userInfo = "userInfo"
    static let target = "targetContentIdentifier"
  }

  var plainValues: [String: Any] {
    var values: [String: Any] = [Key.type: type, Key.title: localizedTitle]
    values[Key.subtitle] = localizedSubtitle
    values[Key.userInfo] = userInfo
    values[Key.target] = targetContentIdentifier
    return values
  }

  /// The action of a dictionary; nil for one that is none.
  convenience init?(plainValues values: [AnyHashable: Any]) {
    guard let type = values[Key.type] as? String else { return nil }
    let userInfo = values[Key.userInfo] as? [String: Any]
    self.init(
      type: type, localizedTitle: values[Key.title] as? String ?? "",
      localizedSubtitle: values[Key.subtitle] as? String,
      userInfo: userInfo?.compactMapValues { ($0 as AnyObject) as? any NSSecureCoding })
    targetContentIdentifier = values[Key.target]
  }
}
