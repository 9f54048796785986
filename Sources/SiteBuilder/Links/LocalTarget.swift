import Foundation

/// Where in the content folder a link or an image of a guide leads.
struct LocalTarget: Hashable {
  /// The path below the content folder; nil for one that leads out of it.
  var path: String?
  var anchor: String?

  /// Reads a destination such as `other.md#anchor`; nil for an address elsewhere.
  init?(_ destination: String, in guide: String) {
    guard destination.firstMatch(of: #/^([A-Za-z][A-Za-z0-9+.\-]*:|//)/#) == nil else { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].prefix { $0 != "?" }
    anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
    path = file.isEmpty ? guide + ".md" : Self.path(Self.decoded(file), from: guide)
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
