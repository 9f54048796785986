public import Foundation
import RunRecord

extension UIApplication {
  /// What is known of a URL that an app is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")

    /// What the app that asks sends along.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")

    /// Whether a file has to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app that is made for the link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's own page in the system's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// Whether an app for URLs of this scheme is on the device: the system's own, or this one.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return Self.schemesOfSystem.contains(scheme) || schemesOfApp.contains(scheme)
  }

  /// Opens a URL in the app that it belongs to, which comes to the front; this one goes to the
  /// background if that is another.
  ///
  /// - Parameter completion: Told in a later turn of the main queue whether there is such an app.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    let isOwn = schemesOfApp.contains(url.scheme?.lowercased() ?? "")
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        completion?(canOpen)
        guard canOpen else { return }
        if isOwn {
          self.receive(url, from: Device.bundleIdentifier)
        } else {
          Trace.life(.appOpensURL(url: url.absoluteString))
          self.enterBackground()
        }
      }
    }
  }

  /// Opens a URL in the app that it belongs to: the older spelling of `open(_:options:completionHandler:)`.
  ///
  /// - Returns: Whether there is such an app.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// Lets another app open a URL in this one, which comes to the front.
  package func receive(_ url: URL, from application: String) {
    // In an app with scenes a scene is asked, and not the app's delegate.
    guard !hasScenes else { return route(.url(url, source: application)) }
    enterForeground()
    guard let delegate else { return }
    Trace.hook(
      delegate.object, "application(_:open:options:)", detail: url.absoluteString)
    _ = delegate.application(self, open: url, options: [.sourceApplication: application])
  }

  private static let schemesOfSystem: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "maps", "app-settings",
    "itms-apps",
  ]

  /// The schemes that the app's `Info.plist` declares.
  private var schemesOfApp: Set<String> {
    let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]]
    let schemes = (types ?? []).flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }
}
