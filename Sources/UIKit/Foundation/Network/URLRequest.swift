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
    /// From its origin, whatever lies between.
    case reloadIgnoringLocalAndRemoteCacheData
    /// From the cache, if its origin says that it is the same.
    case reloadRevalidatingCacheData

    /// The older name of `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }

  /// What a request is for.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case callSignaling = 11
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

  /// What the request is for.
  public var networkServiceType = NetworkServiceType.default

  /// Whether a cellular network may be used.
  public var allowsCellularAccess = true

  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var httpShouldUsePipelining = false
  public var assumesHTTP3Capable = false

  /// What is sent, piece by piece.
  public var httpBodyStream: InputStream? {
    get { bodyStream?.value }
    set { bodyStream = newValue.map(BodyStream.init) }
  }

  private var bodyStream: BodyStream?

  /// A stream, which is equal to itself.
  private final class BodyStream: Hashable, @unchecked Sendable {
    // `@unchecked` because the stream is read by who sends the request, and no request is sent.

    let value: InputStream

    init(_ value: InputStream) { self.value = value }

    static func == (a: BodyStream, b: BodyStream) -> Bool { a.value === b.value }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(value)) }
  }

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
