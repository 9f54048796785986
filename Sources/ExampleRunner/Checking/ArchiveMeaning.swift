/// What the difference of two archives' texts means, by the identifier path of the objects.
struct ArchiveMeaning {
  /// An object, or the top level: its headline and its values.
  private struct Block: Hashable {
    var title: String
    var values: [String]
  }

  /// What to say, a sentence each.
  private(set) var notes: [String] = []

  init(from old: [String], to new: [String]) {
    let (old, new) = (Self.blocks(old), Self.blocks(new))
    var removed = old.filter { block in !new.contains { $0.title == block.title } }
    var added = new.filter { block in !old.contains { $0.title == block.title } }
    for block in removed {
      // An object without values could be any other.
      guard !block.values.isEmpty,
        let match = added.first(where: { $0.values == block.values })
      else { continue }
      removed.removeAll { $0 == block }
      added.removeAll { $0 == match }
      notes.append("renamed or moved: \(block.title) is now \(match.title)")
    }
    notes += removed.map { "removed: \($0.title)" } + added.map { "added: \($0.title)" }
    for block in old {
      guard let other = new.first(where: { $0.title == block.title }), other != block else {
        continue
      }
      notes.append("changed: \(block.title)")
    }
    let kept = old.map(\.title).filter { title in new.contains { $0.title == title } }
    if kept != new.map(\.title).filter(kept.contains) {
      notes.append("moved: the objects are in another order")
    }
  }

  /// The parts between empty lines; the line below a headline only underlines it.
  private static func blocks(_ lines: [String]) -> [Block] {
    lines.split(separator: "").map { lines in
      Block(
        title: lines.first ?? "",
        values: lines.dropFirst().filter { !$0.allSatisfy { $0 == "-" } }
          .map { $0.replacingRuns(of: ".", from: 3, with: "...") })
    }
  }
}
