import Foundation

/// Where in the content folder a link or an image of a guide leads.
struct LocalTarget: Hashable {
  /// The path below the content folder; nil for one that leads out of it.
  var path: String?
  var anchor: String?

  /// Reads a destination such as `other.md#anchor`; nil for an address elsewhere.
  init?(_ destination: String, in guide: String) {
    guard !Self.leadsElsewhere(destination) else { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].prefix { $0 != "?" }
    anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
    path = file.isEmpty ? guide + ".md" : Self.path(Self.decoded(file), from: guide)
  }

  /// Whether it begins with a scheme such as `https:`, or with the name of a host.
  private static func leadsElsewhere(_ destination: String) -> Bool {
    if destination.utf8.starts(with: "//".utf8) { return true }
    let scheme = destination.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < destination.utf8.count, let first = scheme.first else { return false }
    return isLetter(first)
      && scheme.allSatisfy {
        isLetter($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+.-".utf8.contains($0)
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func path(_ file: String, from guide: String) -> String? {
    var parts = file.hasPrefix("/") ? [] : guide.split(separator: "/").dropLast()
    for part in file.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }

  private static func decoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }
}
