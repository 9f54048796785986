public import Foundation

/// A request as an object, for code that is older than `URLRequest`.
open class NSURLRequest: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // `@unchecked` because an app changes a request before it sends it.

  fileprivate var request: URLRequest

  public required init(_ request: URLRequest) {
    self.request = request
  }

  public convenience init(url URL: URL) {
    self.init(URLRequest(url: URL))
  }

  public convenience init(
    url URL: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval
  ) {
    self.init(URLRequest(url: URL, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval))
  }

  public typealias CachePolicy = URLRequest.CachePolicy
  public typealias NetworkServiceType = URLRequest.NetworkServiceType

  open var url: URL? { request.url }
  open var mainDocumentURL: URL? { request.mainDocumentURL }
  open var cachePolicy: CachePolicy { request.cachePolicy }
  open var timeoutInterval: TimeInterval { request.timeoutInterval }
  open var httpMethod: String? { request.httpMethod }
  open var httpBody: Data? { request.httpBody }
  open var httpBodyStream: InputStream? { request.httpBodyStream }
  open var httpShouldHandleCookies: Bool { request.httpShouldHandleCookies }
  open var allowsCellularAccess: Bool { request.allowsCellularAccess }
  open var allHTTPHeaderFields: [String: String]? { request.allHTTPHeaderFields }

  open func value(forHTTPHeaderField field: String) -> String? {
    request.value(forHTTPHeaderField: field)
  }

  public func copy(with zone: NSZone? = nil) -> Any { NSURLRequest(request) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableURLRequest(request) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSURLRequest)?.request == request
  }

  open override var hash: Int { request.hashValue }
}

/// A request as an object that can be changed.
open class NSMutableURLRequest: NSURLRequest, @unchecked Sendable {
  open override var url: URL? {
    get { request.url }
    set { request.url = newValue }
  }

  open override var mainDocumentURL: URL? {
    get { request.mainDocumentURL }
    set { request.mainDocumentURL = newValue }
  }

  open override var cachePolicy: CachePolicy {
    get { request.cachePolicy }
    set { request.cachePolicy = newValue }
  }

  open override var timeoutInterval: TimeInterval {
    get { request.timeoutInterval }
    set { request.timeoutInterval = newValue }
  }

  /// The method; without one, `GET`.
  open override var httpMethod: String? {
    get { request.httpMethod }
    set { request.httpMethod = newValue ?? "GET" }
  }

  open override var httpBody: Data? {
    get { request.httpBody }
    set { request.httpBody = newValue }
  }

  open override var httpBodyStream: InputStream? {
    get { request.httpBodyStream }
    set { request.httpBodyStream = newValue }
  }

  open override var httpShouldHandleCookies: Bool {
    get { request.httpShouldHandleCookies }
    set { request.httpShouldHandleCookies = newValue }
  }

  open override var allowsCellularAccess: Bool {
    get { request.allowsCellularAccess }
    set { request.allowsCellularAccess = newValue }
  }

  open override var allHTTPHeaderFields: [String: String]? {
    get { request.allHTTPHeaderFields }
    set { request.allHTTPHeaderFields = newValue }
  }

  open func setValue(_ value: String?, forHTTPHeaderField field: String) {
    request.setValue(value, forHTTPHeaderField: field)
  }

  open func addValue(_ value: String, forHTTPHeaderField field: String) {
    request.addValue(value, forHTTPHeaderField: field)
  }
}

extension URLRequest: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURLRequest { NSURLRequest(self) }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSURLRequest, result: inout URLRequest?
  ) {
    result = source.request
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURLRequest, result: inout URLRequest?
  ) -> Bool {
    result = source.request
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest {
    source?.request ?? URLRequest(url: URL(filePath: "/"))
  }
}
