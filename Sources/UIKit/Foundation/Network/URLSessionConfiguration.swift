public import Foundation

/// How a session asks.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  // `@unchecked` because an app sets it up before it makes a session of it, and nothing reads it.

  /// A new one with what most sessions have.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// A new one that keeps nothing.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// A new one whose tasks go on without the app.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// The name of one whose tasks go on without the app.
  open private(set) var identifier: String?

  /// Where answers may come from.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy

  /// How long to wait for the next piece, in seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60

  /// How long to wait for all, in seconds.
  open var timeoutIntervalForResource: TimeInterval = 604_800

  /// Fields of every header.
  open var httpAdditionalHeaders: [AnyHashable: Any]?

  /// How many connections there may be to one host.
  open var httpMaximumConnectionsPerHost = 6

  /// Whether the network of telephones may be used.
  open var allowsCellularAccess = true

  /// Whether to wait for a network; where there never is one, that would be for ever.
  open var waitsForConnectivity = false

  /// Whether the system chooses the time.
  open var isDiscretionary = false

  /// What was answered before.
  open var urlCache: URLCache?

  /// The credentials that sessions have.
  open var urlCredentialStorage: URLCredentialStorage? = .shared

  /// The cookies that sessions have.
  open var httpCookieStorage: HTTPCookieStorage? = .shared

  /// Whose cookies are kept.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain

  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var networkServiceType = URLRequest.NetworkServiceType.default
  open var sessionSendsLaunchEvents = false
  open var sharedContainerIdentifier: String?
  open var connectionProxyDictionary: [AnyHashable: Any]?
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var shouldUseExtendedBackgroundIdleMode = false
  open var protocolClasses: [AnyClass]?
}
