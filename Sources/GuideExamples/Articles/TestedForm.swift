import GuideMarkup

/// The form in which the Swift book tests a block of code, in a comment below it that no reader sees.
///
/// The comment names its programs, and has the code with what the reader doesn't see:
///
///     <!--
///       - test: `closures, escaping`
///
///       ```swifttest
///       >> hidden code
///       -> code of the block
///       !$ error: what the compiler says of it
///       ```
///     -->
struct TestedForm {
  struct Line {
    var line: Fence.Line

    /// Whether the block above has it, too; nil where it continues a statement and only the block can tell.
    var isShown: Bool?

    var fate = Fate.accepted
  }

  /// What becomes of a statement.
  enum Fate {
    case accepted

    /// The compiler must refuse it.
    case refused

    /// The program dies of it.
    case deadly
  }

  /// The names of the programs that the code is part of.
  var names: [String]

  /// The lines of the guide that the comment takes.
  var range: ClosedRange<Int>
  var lines: [Line]

  /// All of a guide, in order.
  static func all(in guide: Guide) -> [TestedForm] {
    var forms: [TestedForm] = []
    var start: Int?
    for (index, text) in guide.lines.enumerated() {
      if start == nil, text.hasPrefix("<!--") { start = index }
      guard let first = start, text.contains("-->") else { continue }
      start = nil
      if let form = TestedForm(guide.lines, first...index) { forms.append(form) }
    }
    return forms
  }

  /// Reads a comment; nil where it has no tested code.
  private init?(_ lines: [String], _ range: ClosedRange<Int>) {
    let mark = "- test: `"
    guard let opening = range.first(where: { lines[$0].hasSuffix("```swifttest") }),
      let named = range.first(where: { lines[$0].contains(mark) }),
      let start = lines[named].firstRange(of: mark)?.upperBound
    else { return nil }
    names = lines[named][start...].prefix { $0 != "`" }.split(separator: ",")
      .map { String($0.trimmingPrefix(while: \.isWhitespace)) }
    self.range = (range.lowerBound + 1)...(range.upperBound + 1)
    self.lines = []
    for index in range where index > opening {
      if lines[index].trimmingPrefix(while: \.isWhitespace).hasPrefix("```") { break }
      add(lines[index], number: index + 1)
    }
  }

  private mutating func add(_ text: String, number: Int) {
    let indented = text.prefix(while: \.isWhitespace).count
    let rest = text.dropFirst(indented)
    switch rest.prefix(2) {
    case "->": append(rest, number, prefix: indented, isShown: true)
    case ">>": append(rest, number, prefix: indented, isShown: false)
    case "!$": settle(.refused)
    case "xx": settle(.deadly)
    case "<-", "<<", "!!", "/>", "</", "---": break
    default:
      // A line without a mark continues the statement above.
      guard !lines.isEmpty, !rest.isEmpty else { return }
      let width = min(indented, 5)
      lines.append(
        Line(
          line: Fence.Line(
            number: number, text: String(text.dropFirst(width)), prefixLength: width)))
    }
  }

  /// Adds a line behind its mark.
  private mutating func append(_ rest: Substring, _ number: Int, prefix: Int, isShown: Bool) {
    let text = rest.dropFirst(2)
    let blank = text.first == " " ? 1 : 0
    starts.append(lines.count)
    lines.append(
      Line(
        line: Fence.Line(
          number: number, text: String(text.dropFirst(blank)), prefixLength: prefix + 2 + blank),
        isShown: isShown))
  }

  /// Where statements begin, as places in `lines`.
  private var starts: [Int] = []

  /// Says what becomes of the last statement.
  private mutating func settle(_ fate: Fate) {
    guard var start = starts.last else { return }
    let first = lines.count - Self.longestStatement
    // Hidden statements have the mark on each of their lines: all lines of a block in braces are one.
    while start > max(0, first), !Self.isBalanced(lines[start...].map(\.line.text)),
      starts.count > 1
    {
      starts.removeLast()
      start = starts[starts.count - 1]
    }
    for index in start..<lines.count { lines[index].fate = fate }
  }

  /// More lines than a hidden statement has.
  private static let longestStatement = 200

  private static func isBalanced(_ lines: [String]) -> Bool {
    let text = lines.joined()
    return text.count { $0 == "{" } == text.count { $0 == "}" }
  }
}
