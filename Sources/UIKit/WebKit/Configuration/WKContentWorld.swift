/// Where scripts have their names: apart from those of the page, or among them.
@preconcurrency @MainActor
public final class WKContentWorld {
  /// The page's own.
  public static let page = WKContentWorld(name: nil)

  /// The app's, for what needs none of its own.
  public static let defaultClient = WKContentWorld(name: nil)

  private static var named: [String: WKContentWorld] = [:]

  /// The name that the app gave it.
  public let name: String?

  private init(name: String?) {
    self.name = name
  }

  /// The one of a name, always the same.
  public static func world(name: String) -> WKContentWorld {
    if let known = named[name] { return known }
    let new = WKContentWorld(name: name)
    named[name] = new
    return new
  }
}
