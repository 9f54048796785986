/// The difference of two texts, line by line: what left (`-`), what came (`+`), what stayed.
package enum LineDifference {
  /// How many lines between equal beginnings and ends are compared with each other; the time grows
  /// with the square of their number.
  private static let comparedLimit = 2000

  private typealias Line = (mark: Character, text: String)

  /// The changed lines with up to `context` unchanged ones around each, as `- x`, `+ x` and `  x`.
  ///
  /// `…` stands for unchanged lines left out. Empty where the texts are equal.
  package static func lines(
    from old: [String], to new: [String], context: Int = 2
  ) -> [String] {
    guard old != new else { return [] }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old: old[start...], new: new[start...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0 == $1 }.count
    let changed = changes(Array(rest.old.dropLast(end)), Array(rest.new.dropLast(end)))
    let lines = same(old[..<start]) + changed + same(old.suffix(end))
    return elided(lines, context: context)
  }

  private static func same(_ lines: some Sequence<String>) -> [Line] { lines.map { (" ", $0) } }

  private static func changes(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count + new.count <= comparedLimit else {
      return old.map { ("-", $0) } + new.map { ("+", $0) }
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return merged(old, new: new, removed: removed, inserted: inserted)
  }

  private static func merged(
    _ old: [String], new: [String], removed: Set<Int>, inserted: Set<Int>
  ) -> [Line] {
    var result: [Line] = []
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

  private static func elided(_ lines: [Line], context: Int) -> [String] {
    var isShown = lines.map { $0.mark != " " }
    for index in lines.indices where lines[index].mark != " " {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        isShown[near] = true
      }
    }
    var result: [String] = []
    for index in lines.indices {
      if isShown[index] {
        result.append("\(lines[index].mark) \(lines[index].text)")
      } else if index == 0 || isShown[index - 1] {
        result.append("  …")
      }
    }
    return result
  }
}
