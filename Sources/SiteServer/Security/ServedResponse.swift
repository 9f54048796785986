import FlyingFox
import Foundation
import SiteHTML

/// Answers with what keeps a browser from doing more with them than showing them.
enum ServedResponse {
  /// A file.
  static func file(
    _ contents: Data, type: String, to request: HTTPRequest, status: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    var headers = protective(host: request.headers[.host] ?? "")
    headers[.contentType] = type
    guard request.method != .HEAD else {
      headers[.contentLength] = String(contents.count)
      return HTTPResponse(statusCode: status, headers: headers)
    }
    return HTTPResponse(statusCode: status, headers: headers, body: contents)
  }

  /// A file of the author's own, of which no script runs: it would speak for the user, as the site's own scripts do.
  static func asset(_ file: SiteFile, to request: HTTPRequest) -> HTTPResponse {
    var response = self.file(
      Data(file.contents), type: ServeFiles.type(of: file.path), to: request)
    response.headers[HTTPHeader("Content-Security-Policy")] =
      "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'"
    return response
  }

  static func text(
    _ text: String, to request: HTTPRequest, status: HTTPStatusCode
  ) -> HTTPResponse {
    file(Data((text + "\n").utf8), type: "text/plain; charset=utf-8", to: request, status: status)
  }

  static func json(
    _ value: some Encodable, to request: HTTPRequest, status: HTTPStatusCode = .ok
  ) throws -> HTTPResponse {
    file(
      try JSONEncoder().encode(value), type: "application/json; charset=utf-8", to: request,
      status: status)
  }

  static func refusal(_ refusal: RequestGate.Refusal, to request: HTTPRequest) -> HTTPResponse {
    var response = text(refusal.text, to: request, status: refusal.status)
    // Nothing of the request is told, its host included.
    response.headers = protective(host: "")
    response.headers[.contentType] = "text/plain; charset=utf-8"
    return response
  }

  /// - Parameter host: One that was checked, under which the page may connect; empty for none.
  private static func protective(host: String) -> HTTPHeaders {
    let sockets = host.isEmpty ? "" : " ws://\(host)"
    return [
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'\(sockets); base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      .cacheControl: "no-store",
    ]
  }
}
