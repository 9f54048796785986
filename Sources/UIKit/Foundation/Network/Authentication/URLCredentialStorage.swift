public import Foundation
import Synchronization

/// The credentials of the app, in memory.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
  // `@unchecked` because what it holds is behind a lock.

  public static let shared = URLCredentialStorage()

  private typealias Credentials = [URLProtectionSpace: [String: URLCredential]]

  private struct Content {
    var credentials: Credentials = [:]
    var defaults: [URLProtectionSpace: URLCredential] = [:]
  }

  private let content = Mutex(Content())

  public override init() {}

  open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
    content.withLock { $0.credentials[space] }
  }

  open var allCredentials: [URLProtectionSpace: [String: URLCredential]] {
    content.withLock(\.credentials)
  }

  open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
    guard let user = credential.user else { return }
    content.withLock { $0.credentials[space, default: [:]][user] = credential }
  }

  open func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
    guard let user = credential.user else { return }
    content.withLock { content in
      content.credentials[space]?[user] = nil
      if content.defaults[space]?.user == user { content.defaults[space] = nil }
    }
  }

  open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
    content.withLock { $0.defaults[space] }
  }

  open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
    set(credential, for: space)
    content.withLock { $0.defaults[space] = credential }
  }
}
