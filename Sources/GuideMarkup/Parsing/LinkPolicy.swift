/// Which destinations links and images may have.
///
/// Browsers drop tabs and line ends anywhere in an address, and control characters around it; so a
/// scheme is read the way a browser reads it, and an address with control characters is refused.
struct LinkPolicy {
  let schemes: [String]

  static let links = LinkPolicy(schemes: ["http", "https", "mailto"])
  static let images = LinkPolicy(schemes: ["http", "https"])

  /// Why a destination is refused; nil for one that is allowed.
  func refusal(of destination: String) -> String? {
    let visible = destination.unicodeScalars.filter { !Self.isControl($0) }
    if let scheme = Self.scheme(of: String(String.UnicodeScalarView(visible))) {
      guard schemes.contains(scheme) else { return "has the scheme `\(scheme)`" }
    }
    let hasControl = destination.unicodeScalars.contains { Self.isControl($0) && $0 != " " }
    return hasControl ? "holds control characters" : nil
  }

  /// What stands before the first colon, unless a path, a query or an anchor begins earlier.
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
