public import Foundation

/// How long a task took; nothing is measured, because every task ends at once.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  public let transactionMetrics: [URLSessionTaskTransactionMetrics] = []
  public let taskInterval = DateInterval(
    start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)
  public let redirectCount = 0
}

/// How long one request of a task took; a task here has none.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  public let request: URLRequest
  public let response: URLResponse?

  init(request: URLRequest) {
    self.request = request
    response = nil
  }

  open var fetchStartDate: Date? { nil }
  open var domainLookupStartDate: Date? { nil }
  open var domainLookupEndDate: Date? { nil }
  open var connectStartDate: Date? { nil }
  open var secureConnectionStartDate: Date? { nil }
  open var secureConnectionEndDate: Date? { nil }
  open var connectEndDate: Date? { nil }
  open var requestStartDate: Date? { nil }
  open var requestEndDate: Date? { nil }
  open var responseStartDate: Date? { nil }
  open var responseEndDate: Date? { nil }
  open var networkProtocolName: String? { nil }
  open var isProxyConnection: Bool { false }
  open var isReusedConnection: Bool { false }
  open var countOfRequestBodyBytesSent: Int64 { 0 }
  open var countOfResponseBodyBytesReceived: Int64 { 0 }
}
