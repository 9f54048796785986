/// The line that opens a fence: what its containers put before it, the run, the info string.
struct FenceOpening {
  /// What is before the run.
  let prefix: String

  /// The backticks or tildes.
  let run: String

  /// Everything after the run.
  let info: String

  init(line: String, column: Int) {
    prefix = String(line.prefix(column - 1))
    let rest = line.dropFirst(column - 1)
    run = String(rest.prefix { $0 == rest.first })
    info = String(rest.dropFirst(run.count))
  }

  var character: Character { run.first ?? "`" }
  var length: Int { run.count }

  /// The run in a line that closes the fence; only marks of containers may stand before it.
  func closingRun(in line: String) -> Range<String.Index>? {
    guard let last = line.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return nil }
    let end = line.index(after: last)
    let run = line[..<end].reversed().prefix { $0 == character }.count
    let start = line.index(end, offsetBy: -run)
    guard run >= length, line[..<start].allSatisfy({ " \t>".contains($0) }) else { return nil }
    return start..<end
  }

  /// What to write before a line of the body.
  ///
  /// Markers of lists become spaces, those of footnotes the four spaces that footnotes ask for, and
  /// tabs the spaces they stand for. Those of quotes stay, each with the space that a quote takes.
  var linePrefix: String {
    var result = ""
    var column = 0
    var rest = prefix[...]
    while let character = rest.popFirst() {
      switch character {
      case ">": result += rest.first == " " || rest.first == "\t" ? ">" : "> "
      case "[":
        rest = rest.drop { $0 != ":" }.dropFirst().drop { $0 == " " || $0 == "\t" }
        result += "    "
      case "\t":
        let width = 4 - column % 4
        result += String(repeating: " ", count: width)
        column += width - 1
      default: result += " "
      }
      column += 1
    }
    return result
  }
}
