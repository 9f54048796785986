/// Which destinations links and images may have.
///
/// Browsers drop tabs and line ends anywhere in an address, and control characters around it; so a
/// scheme is read the way a browser reads it, and an address with control characters is refused.
struct LinkPolicy {
  /// Why a destination is refused, and what to write in its place.
  struct Refusal {
    let summary: String
    let fix: String
  }

  let things: String
  let schemes: [String]

  static let links = LinkPolicy(things: "links", schemes: ["http", "https", "mailto"])
  static let images = LinkPolicy(things: "images", schemes: ["http", "https"])

  /// Nil for a destination that is allowed.
  func refusal(of destination: String) -> Refusal? {
    let visible = destination.unicodeScalars.filter { !Self.isControl($0) }
    if let scheme = Self.scheme(of: String(String.UnicodeScalarView(visible))) {
      guard schemes.contains(scheme) else { return refusal(ofScheme: scheme) }
    }
    let hasControl = destination.unicodeScalars.contains { Self.isControl($0) && $0 != " " }
    guard hasControl else { return nil }
    return Refusal(
      summary: "control characters are not allowed in the addresses of \(things)",
      fix: "remove them")
  }

  private func refusal(ofScheme scheme: String) -> Refusal {
    let allowed = schemes.map { "`\($0):`" }.joined(separator: ", ")
    return Refusal(
      summary: "`\(scheme):` addresses are not allowed in \(things)",
      fix: "write a path, or an address that begins with one of \(allowed)")
  }

  /// What is before the first colon, unless a path, a query or an anchor begins earlier.
  private static func scheme(of destination: String) -> String? {
    guard let end = destination.firstIndex(where: { ":/?#".contains($0) }),
      destination[end] == ":"
    else { return nil }
    return destination[..<end].lowercased()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
