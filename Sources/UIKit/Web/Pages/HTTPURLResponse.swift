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
}
