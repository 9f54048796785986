/// The difference of two archives as text: what became of each object, and below it which values.
package enum ArchiveDifferenceDump {
  /// What stands where two archives do not differ.
  package static let nothing = "no difference"

  private static let indentation = String(repeating: " ", count: 14)

  /// The text of a difference, without a line end after the last line.
  package static func text(of difference: ArchiveDifference) -> String {
    guard !difference.isEmpty else { return nothing }
    var lines: [String] = []
    if !difference.topLevel.isEmpty {
      lines.append("changed  Top Level")
      lines += difference.topLevel.map(line)
    }
    for object in difference.objects { lines += self.lines(of: object) }
    return lines.joined(separator: "\n")
  }

  private static func lines(of object: ObjectDifference) -> [String] {
    var lines = [title(of: object)]
    if let former = object.formerClassName {
      lines.append(line("class", before: former, after: object.className))
    }
    if let restorationClass = object.restorationClass {
      lines.append(
        line(
          "restoration class", before: restorationClass.before, after: restorationClass.after))
    }
    return lines + object.values.map(line)
  }

  private static func title(of object: ObjectDifference) -> String {
    let subject =
      "\(OneLineText.plain(object.path)) (Class: \(OneLineText.plain(object.className)))"
    switch object.fate {
    case .added: return "added    \(subject)"
    case .removed: return "removed  \(subject)"
    case .moved(let path): return "moved    \(subject) from \(OneLineText.plain(path))"
    case .renamed(let path): return "renamed  \(subject) from \(OneLineText.plain(path))"
    case .changed: return "changed  \(subject)"
    }
  }

  private static func line(_ name: String, before: String?, after: String?) -> String {
    marked(name, before: before.map(OneLineText.plain), after: after.map(OneLineText.plain))
  }

  private static func line(_ value: ValueDifference) -> String {
    let way = OneLineText.plain(value.key) + value.steps.map(text).joined()
    let before = value.before.map { ArchiveValueText().text(of: $0, indentation: indentation) }
    let after = value.after.map { ArchiveValueText().text(of: $0, indentation: indentation) }
    return marked(way, before: before, after: after)
  }

  /// What is new, what is gone, or what has become of what was there.
  private static func marked(_ way: String, before: String?, after: String?) -> String {
    switch (before, after) {
    case (nil, let after?): "\(mark("+"))\(way): \(after)"
    case (let before?, nil): "\(mark("-"))\(way): \(before)"
    default: "\(mark(" "))\(way): \(before ?? "") → \(after ?? "")"
    }
  }

  private static func mark(_ sign: Character) -> String {
    indentation.dropLast(2) + "\(sign) "
  }

  private static func text(_ step: ValueDifference.Step) -> String {
    switch step {
    case .key(let key): "[\(OneLineText.quoted(key))]"
    case .element(let index): "[\(index)]"
    case .member: "{}"
    }
  }
}
