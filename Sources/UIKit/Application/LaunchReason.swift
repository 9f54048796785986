import Foundation
import KeyedArchive

/// What an app is launched or brought to the front for, where the user did more than to tap its icon.
@MainActor
enum LaunchReason {
  /// An activity that the user takes up while the app does not run: a result of the device's search,
  /// or what was begun on another device.
  case activity(NSUserActivity)
  /// A URL that another app opens.
  case url(URL, source: String)
  /// A quick action of the app's icon.
  case quickAction(UIApplicationShortcutItem)

  private enum Key {
    static let activity = "activity"
    static let url = "url"
    static let source = "sourceApplication"
    static let quickAction = "shortcutItem"
  }

  private static var path: String {
    NSHomeDirectory() + "/Library/LaunchReason.data"
  }

  /// Leaves the reason of the next launch.
  func leave() throws {
    try FileManager.default.createDirectory(
      atPath: NSHomeDirectory() + "/Library", withIntermediateDirectories: true)
    let data = try FoundationArchive.data(of: plainValues)
    try BinaryPropertyListReader().checkSize(of: data)
    try AtomicFile.write(data, to: Self.path)
  }

  /// What this launch is for; once, and nil for one without a reason.
  static func take() -> LaunchReason? {
    // Where the file is damaged, the app is launched anyway, for nothing in particular.
    guard let data = try? BoundedFile.read(path, limit: PropertyListLimits().fileByteCount),
      (try? FileManager.default.removeItem(atPath: path)) != nil,
      let values = (try? FoundationArchive.value(in: data)) as? [AnyHashable: Any]
    else { return nil }
    return LaunchReason(plainValues: values)
  }

  private var plainValues: [String: Any] {
    switch self {
    case .activity(let activity): [Key.activity: activity.copiedForSaving().plainValues]
    case .url(let url, let source): [Key.url: url, Key.source: source]
    case .quickAction(let item): [Key.quickAction: item.plainValues]
    }
  }

  private init?(plainValues values: [AnyHashable: Any]) {
    if let activity = (values[Key.activity] as? [AnyHashable: Any])
      .flatMap(NSUserActivity.init(plainValues:))
    {
      self = .activity(activity)
    } else if let item = (values[Key.quickAction] as? [AnyHashable: Any])
      .flatMap(UIApplicationShortcutItem.init(plainValues:))
    {
      self = .quickAction(item)
    } else if let url = values[Key.url] as? URL {
      self = .url(url, source: values[Key.source] as? String ?? "")
    } else {
      return nil
    }
  }
}

extension LaunchReason {
  /// What an app without scenes finds in its launch options.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .activity(let activity):
      [
        .userActivityDictionary: [
          UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
          "UIApplicationLaunchOptionsUserActivityKey": activity,
        ] as [AnyHashable: Any]
      ]
    case .url(let url, let source): [.url: url, .sourceApplication: source]
    case .quickAction(let item): [.shortcutItem: item]
    }
  }

  /// What the scene of an app with scenes finds in its connection options.
  var connectionOptions: UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    switch self {
    case .activity(let activity): options.userActivities = [activity]
    case .url(let url, let source):
      options.urlContexts = [UIOpenURLContext(url: url, sourceApplication: source)]
      options.sourceApplication = source
    case .quickAction(let item): options.shortcutItem = item
    }
    return options
  }

  /// What it is about, by which UIKit finds the scene that shows it; nil where it does not say.
  ///
  /// A URL is about itself, and so is an activity about a page that names nothing else. Apple says that of
  /// SwiftUI's scenes; that UIKit's are chosen in the same way is inferred.
  var targetContentIdentifier: String? {
    switch self {
    case .activity(let activity):
      activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    case .url(let url, _): url.absoluteString
    case .quickAction(let item): item.targetContentIdentifier as? String
    }
  }

  /// What a trace says of it.
  var summary: String {
    switch self {
    case .activity(let activity): activity.activityType
    case .url(let url, _): url.absoluteString
    case .quickAction(let item): item.type
    }
  }
}
