extension UIApplication.LaunchOptionsKey {
  /// The bundle identifier of the app that asked for the launch.
  public static let sourceApplication = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")

  /// What the app that asked for the launch sent along.
  public static let annotation = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")

  /// The message that the app was launched for.
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

  /// Whether the app was launched for a change of place.
  public static let location = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")

  /// The quick action that the app was launched for.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")

  /// What is known of the activity that the app was launched for.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")

  /// The type of the activity that the app was launched for.
  public static let userActivityType = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}
