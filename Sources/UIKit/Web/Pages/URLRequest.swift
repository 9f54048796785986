public import Foundation

/// What a page is asked for with.
///
/// On Linux Foundation's own is in the module FoundationNetworking, which brings the network with
/// it; nothing here reaches the network.
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  /// Where an answer may come from.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy
    /// From its origin.
    case reloadIgnoringLocalCacheData
    /// From the cache, if it is there.
    case returnCacheDataElseLoad
    /// From the cache alone.
    case returnCacheDataDontLoad
  }

  /// The address.
  public var url: URL?

  /// Where the answer may come from.
  public var cachePolicy: CachePolicy

  /// How long to wait, in seconds.
  public var timeoutInterval: TimeInterval

  /// The method.
  public var httpMethod: String? = "GET"

  /// What is sent.
  public var httpBody: Data?

  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]?

  /// The address of the page that asks.
  public var mainDocumentURL: URL?

  /// Whether cookies go along.
  public var httpShouldHandleCookies = true

  /// Creates a request.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a header's field, whose name has no case.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a header's field; nil takes it away.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = (allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != field.lowercased() }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds to a header's field.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  /// The address.
  public var description: String { url?.description ?? "url: nil" }
}
