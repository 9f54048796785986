/// The name of a cookie's property.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let name = Self("Name")
  public static let value = Self("Value")
  public static let originURL = Self("OriginURL")
  public static let version = Self("Version")
  public static let domain = Self("Domain")
  public static let path = Self("Path")
  public static let secure = Self("Secure")
  public static let expires = Self("Expires")
  public static let comment = Self("Comment")
  public static let commentURL = Self("CommentURL")
  public static let discard = Self("Discard")
  public static let maximumAge = Self("Max-Age")
  public static let port = Self("Port")
  public static let sameSitePolicy = Self("SameSite")
}
