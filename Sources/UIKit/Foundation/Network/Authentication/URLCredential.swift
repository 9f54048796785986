public import Foundation

/// A name and a password, or another proof of who the user is.
open class URLCredential: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  /// How long a credential is kept.
  public enum Persistence: UInt, Sendable {
    case none
    case forSession
    case permanent
    case synchronizable
  }

  public let user: String?
  public let password: String?
  public let persistence: Persistence
  public let identity: SecIdentity?
  public let certificates: [Any]

  public init(user: String, password: String, persistence: Persistence) {
    self.user = user
    self.password = password
    self.persistence = persistence
    identity = nil
    certificates = []
  }

  public init(trust: SecTrust) {
    user = nil
    password = nil
    persistence = .none
    identity = nil
    certificates = []
  }

  public init(identity: SecIdentity, certificates: [Any]?, persistence: Persistence) {
    user = nil
    password = nil
    self.persistence = persistence
    self.identity = identity
    self.certificates = certificates ?? []
  }

  open var hasPassword: Bool { password != nil }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
