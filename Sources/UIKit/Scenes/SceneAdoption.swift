import RunRecord

/// Whether an app has adopted the life cycle of scenes, and what UIKit makes of one that has not
/// (scenes-and-ios-27, section 1).
@MainActor
struct SceneAdoption {
  /// What the app's Info.plist says of scenes; nil for nothing.
  let manifest: SceneManifest?

  /// Whether the app delegate has `application(_:configurationForConnecting:options:)`.
  let isConfiguredByDelegate: Bool

  init(of delegate: any UIApplicationDelegate) {
    manifest = SceneManifest.main
    isConfiguredByDelegate = delegate.implements(
      "application(_:configurationForConnecting:options:)")
  }

  /// Systems before 13 know nothing of scenes.
  static var systemHasScenes: Bool { Device.systemVersion >= VersionNumber("13") }

  /// Whether the system gives the app scenes.
  var givesScenes: Bool {
    Self.systemHasScenes && (manifest != nil || isConfiguredByDelegate)
  }

  /// Ends the process of an app that the system does not launch, before any code of the app's runs, and warns
  /// of one that a later system will not launch.
  ///
  /// It depends on the SDK that the app was built with: an app built with an older one is launched by every system.
  func enforce() {
    if isRequired, let gap {
      Trace.decision(nil, .appNotLaunched(sdk: Device.sdkVersion.description, reason: gap))
      fatalError(Self.failure)
    }
    if Device.systemVersion >= VersionNumber("18.4"), !givesScenes {
      Trace.warning(
        nil, .scenesNotAdopted(willSoonBeRequired: Device.systemVersion >= VersionNumber("26")))
    }
  }

  private var isRequired: Bool {
    Device.sdkVersion >= VersionNumber("27") && Device.systemVersion >= VersionNumber("27")
  }

  /// Why the app counts as one that has not adopted scenes; nil for one that has.
  private var gap: SceneAdoptionGap? {
    if let manifest {
      return manifest.hasConfigurations || isConfiguredByDelegate ? nil : .noConfigurations
    }
    switch StateRestorationPolicy.adoptionWithoutManifest.value {
    case .byTheDelegatesMethod: return isConfiguredByDelegate ? nil : .noManifest
    case .impossible: return .noManifest
    }
  }

  /// What the log of a device has, behind the place in UIKit's own code.
  private static let failure = """
    Application failed to launch: UIScene life cycle is required for apps built with this SDK. \
    See "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation \
    for more information on migration.
    """
}
