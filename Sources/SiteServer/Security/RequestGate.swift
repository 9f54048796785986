import FlyingFox

/// Tells requests of the server's own pages from those that other sites make a browser send.
///
/// Loopback keeps other machines out, and nothing else: every page in the user's browser can send
/// requests to it, and a name that its owner points here makes them look like the site's own.
struct RequestGate: Sendable {
  /// What a request wants.
  enum Purpose {
    /// To read a file of the site.
    case read
    /// To stay connected and hear of changes.
    case connect
    /// To have something done.
    case command
  }

  enum Refusal: Hashable {
    case misdirected
    case foreign
    case unproven
    case wrongType
    case wrongMethod

    var status: HTTPStatusCode {
      switch self {
      case .misdirected: .misdirectedRequest
      case .foreign, .unproven: .forbidden
      case .wrongType: .unsupportedMediaType
      case .wrongMethod: .methodNotAllowed
      }
    }

    /// Says nothing that the request said.
    var text: String {
      switch self {
      case .misdirected: "This address is not one of this server's."
      case .foreign: "Only pages of this server may ask for this."
      case .unproven: "The page is from an earlier start of the server: reload it."
      case .wrongType: "JSON is expected here."
      case .wrongMethod: "This cannot be done here."
      }
    }
  }

  let port: UInt16
  let token: SessionToken

  /// More than any example has; what is larger is not read.
  static let bodyLimit = 256 << 10

  static let tokenHeader = HTTPHeader("X-Reprise-Token")
  private static let origin = HTTPHeader("Origin")
  private static let site = HTTPHeader("Sec-Fetch-Site")
  private static let mode = HTTPHeader("Sec-Fetch-Mode")

  /// The names under which the server is reached.
  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // Browsers leave out the port that they would take anyway.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Why a request is not answered; nil for one that is.
  func refusal(of request: HTTPRequest, for purpose: Purpose) -> Refusal? {
    let hostValues = request.headers.values(for: .host)
    guard hostValues.count == 1, let host = hostValues.first, hosts.contains(host) else {
      return .misdirected
    }
    switch purpose {
    case .read: return readRefusal(request)
    case .connect:
      guard request.method == .GET else { return .wrongMethod }
      return isOwn(request, host: host) ? nil : .foreign
    case .command: return commandRefusal(request, host: host)
    }
  }

  /// Where a link from elsewhere leads is fine; what another page includes is not.
  private func readRefusal(_ request: HTTPRequest) -> Refusal? {
    guard request.method == .GET || request.method == .HEAD else { return .wrongMethod }
    guard let site = request.headers[Self.site], site != "same-origin", site != "none" else {
      return nil
    }
    return request.headers[Self.mode] == "navigate" ? nil : .foreign
  }

  private func commandRefusal(_ request: HTTPRequest, host: String) -> Refusal? {
    guard request.method == .POST else { return .wrongMethod }
    guard isOwn(request, host: host) else { return .foreign }
    // A form, or a script without permission, can send anything but this.
    guard request.headers[.contentType] == "application/json" else { return .wrongType }
    guard token.matches(request.headers[Self.tokenHeader] ?? "") else { return .unproven }
    return nil
  }

  private func isOwn(_ request: HTTPRequest, host: String) -> Bool {
    request.headers[Self.origin] == "http://\(host)"
      && [nil, "same-origin"].contains(request.headers[Self.site])
  }
}
