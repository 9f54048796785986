/// An archive as a tree of identifiers: what was saved below what.
package enum ArchiveTreeText {
  /// The text of an archive, without a line end after the last line.
  package static func text(of archive: RestorationArchive) -> String {
    let top = "Top Level, \(count(archive.topLevel))"
    let roots = archive.roots
    guard !roots.isEmpty else { return top }
    return ([top] + roots.flatMap { lines(of: $0, first: "", rest: "") }).joined(separator: "\n")
  }

  private static func lines(of node: ArchiveNode, first: String, rest: String) -> [String] {
    let below = node.children.indices.flatMap { index in
      let isLast = index == node.children.indices.last
      return lines(
        of: node.children[index], first: rest + (isLast ? "└─ " : "├─ "),
        rest: rest + (isLast ? "   " : "│  "))
    }
    return [first + line(for: node)] + below
  }

  private static func line(for node: ArchiveNode) -> String {
    let place = node.position.map { ":[\($0)]: " } ?? ""
    let name = place + OneLineText.plain(node.identifier)
    guard let object = node.object else { return name + "  not saved" }
    let restorer = node.restorationClass.map { ", restored by \(OneLineText.plain($0))" } ?? ""
    return "\(name)  \(OneLineText.plain(object.className)), \(count(object.entries))\(restorer)"
  }

  private static func count(_ entries: [ArchiveEntry]) -> String {
    let bytes = entries.reduce(0) { $0 + $1.byteCount }
    let values = entries.count == 1 ? "1 value" : "\(entries.count) values"
    return "\(values) (\(bytes) \(bytes == 1 ? "byte" : "bytes"))"
  }
}
