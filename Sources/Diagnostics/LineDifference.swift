/// The difference of two texts, line by line: what left (`-`), what came (`+`), what stayed.
package enum LineDifference {
  /// The changed lines with up to `context` unchanged ones around each, as `- x`, `+ x` and `  x`;
  /// `…` stands for unchanged lines left out. Empty where the texts are equal.
  package static func lines(
    from old: [String], to new: [String], context: Int = 2
  ) -> [String] {
    let difference = new.difference(from: old)
    guard !difference.isEmpty else { return [] }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return elided(merged(old, new, removed, inserted), context: context)
  }

  private static func merged(
    _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [(mark: Character, text: String)] {
    var result: [(Character, String)] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        result.append(("-", old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        result.append(("+", new[newIndex]))
        newIndex += 1
      } else {
        result.append((" ", old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return result
  }

  private static func elided(
    _ lines: [(mark: Character, text: String)], context: Int
  ) -> [String] {
    let changes = lines.indices.filter { lines[$0].mark != " " }
    var result: [String] = []
    var lastShown = -1
    for index in lines.indices
    where changes.contains(where: { abs($0 - index) <= context }) {
      if index != lastShown + 1 { result.append("  …") }
      result.append("\(lines[index].mark) \(lines[index].text)")
      lastShown = index
    }
    if lastShown != lines.count - 1 { result.append("  …") }
    return result
  }
}
