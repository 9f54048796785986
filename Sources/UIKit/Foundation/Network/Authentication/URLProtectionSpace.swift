// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The part of a server that asks for a credential.
open class URLProtectionSpace: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  public let host: String
  public let port: Int
  public let `protocol`: String?
  public let realm: String?
  public let authenticationMethod: String
  public let proxyType: String?

  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    self.host = host
    self.port = port
    self.protocol = `protocol`
    self.realm = realm
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    proxyType = nil
  }

  open var receivesCredentialSecurely: Bool {
    `protocol` == NSURLProtectionSpaceHTTPS
      || authenticationMethod != NSURLAuthenticationMethodHTTPBasic
  }

  open var distinguishedNames: [Data]? { nil }

  /// What the server shows of itself; nothing, because there is no server.
  open var serverTrust: SecTrust? { nil }

  open override func isProxy() -> Bool { false }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLProtectionSpace else { return false }
    return host == other.host && port == other.port && `protocol` == other.protocol
      && realm == other.realm && authenticationMethod == other.authenticationMethod
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(host)
    hasher.combine(port)
    hasher.combine(realm)
    return hasher.finalize()
  }
}

public let NSURLProtectionSpaceHTTP = "http"
public let NSURLProtectionSpaceHTTPS = "https"
public let NSURLProtectionSpaceFTP = "ftp"

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
