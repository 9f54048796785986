public import Foundation

/// What a page from a web server came with.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The server's answer in one number.
  public let statusCode: Int

  /// The header's fields.
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates a response.
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
  }

  /// The value of a header's field, whose name has no case.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value
      as? String
  }

  /// What a number means, in words.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    case 503: "service unavailable"
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    default: "server error"
    }
  }
}
