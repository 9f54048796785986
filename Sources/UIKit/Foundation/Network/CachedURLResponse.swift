public import Foundation

/// An answer with its data, as a cache keeps it.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  public let response: URLResponse
  public let data: Data
  public let userInfo: [AnyHashable: Any]?
  public let storagePolicy: URLCache.StoragePolicy

  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy = .allowed
  ) {
    self.response = response
    self.data = data
    self.userInfo = userInfo
    self.storagePolicy = storagePolicy
  }
}
