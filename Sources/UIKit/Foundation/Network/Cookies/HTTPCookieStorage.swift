public import Foundation
import Synchronization

/// The cookies of the app, in memory.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  // `@unchecked` because its cookies are behind a lock, and the policy is only kept.

  public static let shared = HTTPCookieStorage()

  open class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { shared }

  private let kept = Mutex<[HTTPCookie]>([])

  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain

  public override init() {}

  open var cookies: [HTTPCookie]? { kept.withLock(\.self) }

  /// Keeps a cookie, in place of the one with its name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) {
    kept.withLock { cookies in
      cookies.removeAll { $0.isSame(as: cookie) }
      cookies.append(cookie)
    }
  }

  open func deleteCookie(_ cookie: HTTPCookie) {
    kept.withLock { $0.removeAll { $0.isSame(as: cookie) } }
  }

  open func removeCookies(since date: Date) {
    kept.withLock { $0.removeAll() }
  }

  open func cookies(for url: URL) -> [HTTPCookie]? {
    let host = url.host?.lowercased() ?? ""
    return kept.withLock { cookies in
      cookies.filter { cookie in
        let domain =
          cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
        return (host == domain || host.hasSuffix("." + domain))
          && (url.path.isEmpty ? "/" : url.path).hasPrefix(cookie.path)
          && (!cookie.isSecure || url.scheme == "https")
      }
    }
  }

  open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
}

extension HTTPCookie {
  /// Whose cookies are kept.
  public enum AcceptPolicy: UInt, Sendable {
    case always
    case never
    case onlyFromMainDocumentDomain
  }

  fileprivate func isSame(as other: HTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}
