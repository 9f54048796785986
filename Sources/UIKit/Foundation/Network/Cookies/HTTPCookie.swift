public import Foundation

/// A value that a server asks an app to send back.
open class HTTPCookie: NSObject, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  public let properties: [HTTPCookiePropertyKey: Any]?
  public let name: String
  public let value: String
  public let domain: String
  public let path: String
  public let isSecure: Bool
  public let expiresDate: Date?

  /// Creates a cookie; nil without a name, a value, a path, or a domain or an address.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    func text(_ key: HTTPCookiePropertyKey) -> String? {
      properties[key].map { ($0 as? String) ?? "\($0)" }
    }
    let address = (properties[.originURL] as? URL) ?? text(.originURL).flatMap { URL(string: $0) }
    guard let name = text(.name), let value = text(.value), let path = text(.path),
      let domain = text(.domain) ?? address?.host
    else { return nil }
    self.properties = properties
    self.name = name
    self.value = value
    self.domain = domain.lowercased()
    self.path = path
    isSecure = text(.secure).map { $0.uppercased() != "FALSE" && $0 != "0" } ?? false
    expiresDate =
      (properties[.expires] as? Date)
      ?? text(.maximumAge).flatMap(TimeInterval.init).map { Date(timeIntervalSinceNow: $0) }
  }

  open var isSessionOnly: Bool { expiresDate == nil }

  open var isHTTPOnly: Bool { properties?[Self.httpOnly] != nil }

  open var version: Int { (properties?[.version]).flatMap { Int("\($0)") } ?? 0 }

  open var comment: String? { properties?[.comment] as? String }

  open var portList: [NSNumber]? { nil }

  /// The header's field that sends cookies back.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty
      ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }

  /// The cookies that an answer sets, one at most for each header's field.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for url: URL
  ) -> [HTTPCookie] {
    headerFields.filter { $0.key.lowercased() == "set-cookie" }.values.sorted()
      .compactMap { cookie(field: $0, from: url) }
  }

  private static let httpOnly = HTTPCookiePropertyKey("HttpOnly")

  /// The moment in a header's field: `Wed, 21 Oct 2026 07:28:00 GMT`.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: text.replacing("-", with: " "))
  }

  private static func cookie(field: String, from address: URL) -> HTTPCookie? {
    let parts = field.split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    guard let first = parts.first, first.count == 2, !first[0].isEmpty else { return nil }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: first[0], .value: first[1], .originURL: address, .path: "/",
    ]
    for part in parts.dropFirst() {
      switch part.first?.lowercased() {
      case "domain": properties[.domain] = part.last
      case "path": properties[.path] = part.last
      case "secure": properties[.secure] = "TRUE"
      case "max-age": properties[.maximumAge] = part.last
      case "expires": properties[.expires] = part.last.flatMap(Self.date)
      case "httponly": properties[Self.httpOnly] = "TRUE"
      default: break
      }
    }
    return HTTPCookie(properties: properties)
  }
}
