public import Foundation

/// Something that can be inside what has an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects can be told all at once how they look.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Creates an object.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// What stands for all objects of the class: an object that keeps what it is told.
  ///
  /// Other objects do not follow it, because nothing is drawn.
  public static func appearance() -> Self {
    AppearanceProxies.shared.proxy(for: Self.self, in: "")
  }

  /// What stands for all objects of the class inside objects of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { "\($0)" }.joined(separator: " ")
    return AppearanceProxies.shared.proxy(for: Self.self, in: containers)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for all of their class.
@MainActor
private final class AppearanceProxies {
  static let shared = AppearanceProxies()

  private var proxies: [String: Any] = [:]

  func proxy<Object: UIAppearance>(for type: Object.Type, in containers: String) -> Object {
    let key = "\(ObjectIdentifier(type).hashValue) \(containers)"
    if let proxy = proxies[key] as? Object { return proxy }
    let proxy = ObjectWithoutData.make(type)
    proxies[key] = proxy
    return proxy
  }
}
