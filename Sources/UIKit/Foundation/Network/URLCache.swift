public import Foundation
import Synchronization

/// What was answered before; nothing is ever answered here.
open class URLCache: NSObject, @unchecked Sendable {
  // `@unchecked` because an app sets its capacities where it likes, and nothing reads them.

  private static let current = Mutex(URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000))

  /// The one that sessions have.
  public static var shared: URLCache {
    get { current.withLock(\.self) }
    set { current.withLock { $0 = newValue } }
  }

  /// How much may be kept in memory.
  open var memoryCapacity: Int

  /// How much may be kept on disk.
  open var diskCapacity: Int

  /// Creates an empty one.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  /// Creates an empty one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }

  /// How much is kept.
  open var currentMemoryUsage: Int { 0 }

  /// How much is kept on disk.
  open var currentDiskUsage: Int { 0 }

  /// Forgets all.
  open func removeAllCachedResponses() {}

  /// The answer to a request; none was ever kept.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }

  /// Keeps nothing, because no request is answered.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}

  open func removeCachedResponse(for request: URLRequest) {}

  open func removeCachedResponses(since date: Date) {}

  /// Where an answer may be kept.
  public enum StoragePolicy: UInt, Sendable {
    case allowed
    case allowedInMemoryOnly
    case notAllowed
  }
}
