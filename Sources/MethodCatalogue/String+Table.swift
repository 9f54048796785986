import Foundation

extension String {
  /// The Markdown with a table in the place of the first one below a heading; as it is where there is none.
  ///
  /// - Parameters:
  ///   - table: The lines of the table.
  ///   - heading: The line of a heading of the second level.
  func withTable(_ table: [String], below heading: String) -> String {
    var lines = components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: heading) else { return self }
    let behind = lines[(start + 1)...]
    let end = behind.firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    guard let first = behind[..<end].firstIndex(where: { $0.hasPrefix("|") }) else { return self }
    let last = lines[first..<end].firstIndex { !$0.hasPrefix("|") } ?? end
    lines.replaceSubrange(first..<last, with: table)
    return lines.joined(separator: "\n")
  }
}
