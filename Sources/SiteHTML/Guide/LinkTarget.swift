/// Where a link of a guide leads on the site, or that it must not lead anywhere.
package enum LinkTarget: Hashable, Sendable {
  case address(String)
  /// The scheme is not one a guide may use: a script, a file of the reader's machine.
  case refused

  /// The target of a link in a guide.
  ///
  /// - Parameters:
  ///   - destination: What the guide says: `other.md#anchor`, `#anchor`, `https://…`.
  ///   - page: The path of the guide's page, for links from the root: `/guides/other.md`.
  package init(_ destination: String, from page: String) {
    guard let scheme = Self.scheme(of: destination) else {
      self = .address(Self.localAddress(destination, from: page))
      return
    }
    self = Self.allowedSchemes.contains(scheme) ? .address(destination) : .refused
  }

  private static let allowedSchemes: Set = ["http", "https", "mailto"]

  /// What browsers take for the scheme: they skip blanks and control characters, even inside it.
  private static func scheme(of destination: String) -> String? {
    let visible = String(
      String.UnicodeScalarView(destination.unicodeScalars.filter { $0.value > 0x20 }))
    // `//host` takes the scheme of the page; there is no reason to write it in a guide.
    if visible.hasPrefix("//") || visible.hasPrefix("/\\") || visible.hasPrefix("\\") {
      return "//"
    }
    guard let colon = visible.firstIndex(of: ":"),
      !visible[..<colon].contains(where: { "/?#".contains($0) })
    else { return nil }
    return visible[..<colon].lowercased()
  }

  /// Pages link to each other by relative addresses, so that the site works below any address.
  private static func localAddress(_ destination: String, from page: String) -> String {
    var path = destination.prefix { $0 != "#" && $0 != "?" }
    let rest = destination[path.endIndex...]
    let prefix = path.hasPrefix("/") ? PagePath.toRoot(from: page) : ""
    while path.hasPrefix("/") { path.removeFirst() }
    if path.hasSuffix(".md") { path = path.dropLast(3) + ".html" }
    return prefix + path + rest
  }
}
