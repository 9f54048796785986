import Diagnostics
import GuideExamples

/// How a result block differs from what happened.
///
/// A wider field moves the columns of a whole trace: lines of a trace whose fields are the same are
/// shown as the same, unless nothing else differs.
struct ResultDifference {
  private let content: ResultFence.Content
  private let old: [String]
  private let new: [String]

  /// The old and the new lines as they are compared.
  private let compared: (old: [String], new: [String])

  init(of content: ResultFence.Content, from old: [String], to new: [String]) {
    self.content = content
    self.old = old
    self.new = new
    let fields = (old: old.map(Self.fields), new: new.map(Self.fields))
    if case .trace = content, fields.old != fields.new {
      compared = fields
    } else {
      compared = (old, new)
    }
  }

  /// The index of the first old line that differs, or of the last where lines are missing after it.
  var firstLine: Int {
    let equal = zip(compared.old, compared.new).prefix { $0 == $1 }.count
    return min(equal, old.count - 1)
  }

  /// The lines that differ, with their surroundings, as the author would see them.
  var lines: [String] {
    let oldTexts = Self.texts(old, by: compared.old)
    let newTexts = Self.texts(new, by: compared.new)
    return LineDifference.lines(from: compared.old, to: compared.new).map { line in
      let texts = line.hasPrefix("-") ? oldTexts : newTexts
      return line.prefix(2) + (texts[String(line.dropFirst(2))] ?? String(line.dropFirst(2)))
    }
  }

  /// What the difference means, a sentence each; nothing where the lines say it all.
  var notes: [String] {
    switch content {
    case .trace: TraceMeaning(from: old, to: new).notes
    case .archive: ArchiveMeaning(from: old, to: new).notes
    case .screen, .screenChange, .output, .diff, .diagnostics, .matrix, .comparison: []
    }
  }

  /// The first line for each compared text: lines with the same fields have the same columns.
  private static func texts(_ lines: [String], by compared: [String]) -> [String: String] {
    Dictionary(zip(compared, lines)) { first, _ in first }
  }

  /// The line with two spaces between its fields, however wide the columns are.
  private static func fields(_ line: String) -> String {
    line.replacingRuns(of: " ", from: 2, with: "  ")
  }
}
