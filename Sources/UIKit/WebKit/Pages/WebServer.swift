import Foundation

/// What stands where the network would be: pages that a test or guide gives to addresses.
@MainActor
package enum WebServer {
  /// Whether addresses on the network cannot be reached.
  package static var isOffline = false

  /// The pages that were given, by address.
  package static var pages: [URL: String] = [:]

  /// The text of the page at an address; an address that was given none has an empty page.
  static func page(at url: URL) throws -> String {
    switch url.scheme?.lowercased() {
    case "http", "https":
      guard !isOffline else { throw error(NSURLErrorNotConnectedToInternet, url) }
      return pages[url] ?? ""
    case "file": return try file(url)
    case "about", "data": return ""
    default: throw error(NSURLErrorUnsupportedURL, url)
    }
  }

  private static func file(_ url: URL) throws -> String {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw error(NSURLErrorFileDoesNotExist, url)
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func error(_ code: Int, _ url: URL?) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: code,
      userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }

  /// The title that a page gives itself.
  static func title(of page: String) -> String {
    guard let start = page.range(of: "<title>", options: .caseInsensitive),
      let end = page.range(
        of: "</title>", options: .caseInsensitive, range: start.upperBound..<page.endIndex)
    else { return "" }
    return page[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
