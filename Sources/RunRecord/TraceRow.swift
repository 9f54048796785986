/// A row of a trace in a terminal, whose lines are only so wide.
struct TraceRow {
  private let columns: [String]
  private let widths: [Int]
  private let line: String

  /// - Parameters:
  ///   - columns: Phase, object, event and detail.
  ///   - widths: How wide each column but the last is.
  ///   - line: The row in one line.
  init(_ columns: [String], widths: [Int], line: String) {
    self.columns = columns
    self.widths = widths
    self.line = line
  }

  /// The row in lines of this width: what does not fit continues below the event's name.
  func text(width: Int) -> String {
    guard line.count > width else { return line }
    let head = zip(columns, widths).prefix(2).map { $0.padding(to: $1) }.joined(separator: "  ")
    let indentation = min(widths[0] + widths[1] + 4, width / 2) + 2
    let named = "\(head)  \(columns[2])"
    let whole = "\(named)  \(columns[3])"
    if whole.count <= width { return whole }
    let (first, rest) =
      named.count <= width
      ? (named, columns[3])
      : (head.trimmingTrailingSpaces(), columns[2...].joined(separator: " "))
    return ([first] + indented(rest, by: indentation, to: width)).joined(separator: "\n")
  }

  /// The words of a text in indented lines; a word that is longer than a line stands out of it.
  private func indented(_ text: String, by most: Int, to width: Int) -> [String] {
    let words = text.split(separator: " ")
    let longest = words.map(\.count).max() ?? 0
    let indentation = min(most, max(Self.fewest, width - longest))
    let room = width - indentation
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { String(repeating: " ", count: indentation) + $0 }
  }

  /// How far a continued text is indented at least.
  private static let fewest = 4
}
