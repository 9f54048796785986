import Diagnostics

/// Reads the YAML between two `---` lines at the start of a guide.
struct FrontMatterReader {
  private static let subject = YAMLReader.Subject(
    name: "front matter", key: "a front matter key", rule: "front-matter",
    example: "title: A tab bar that comes back", sizeLimit: 2_048)

  /// - Parameter name: The guide's name, for the commands of fixes.
  static func read(_ source: SourceText, name: String) -> FrontMatter {
    guard isDelimiter(source.line(1)) else { return FrontMatter() }
    guard let end = source.lines.dropFirst().firstIndex(where: isDelimiter) else {
      return FrontMatter(diagnostics: [unclosed(in: source)])
    }
    var reader = YAMLReader(source, lines: 1..<end, subject: subject)
    var result = FrontMatter(lineCount: end + 1)
    for (key, value) in reader.root() { read(key, value, of: name, with: &reader, into: &result) }
    result.diagnostics = reader.diagnostics
    return result
  }

  /// What looks like front matter and stands elsewhere, where it is a line and a heading.
  ///
  /// - Parameter isCode: Whether a line, from 1, is one of a code block.
  static func misplaced(
    in source: SourceText, behind lineCount: Int, isCode: (Int) -> Bool
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var line = lineCount + 1
    while line <= source.lines.count {
      defer { line += 1 }
      guard !isCode(line) else { continue }
      if isDelimiter(source.line(line + 1)), isKey(source.line(line)) {
        found.append(readsLikeFrontMatter(source, line: line, shownAs: "a heading"))
      }
      guard isDelimiter(source.line(line)), let end = endOfFrontMatter(source, behind: line) else {
        continue
      }
      let isFirst = (1..<line).allSatisfy { source.line($0).allSatisfy(\.isWhitespace) }
      found.append(
        source.diagnostic(
          rule: "front-matter.misplaced", line: line, column: 1, length: 3,
          "front matter must begin in the first line",
          fix: isFirst
            ? "remove the empty lines above it"
            : "move it there, or write `***` for a horizontal line"))
      line = end
    }
    return found.isEmpty ? keyAtTheTop(of: source, behind: lineCount, isCode: isCode) : found
  }

  /// A key of front matter among the first lines, where what begins or ends it is missing or mistyped: it would be
  /// shown as text.
  private static func keyAtTheTop(
    of source: SourceText, behind lineCount: Int, isCode: (Int) -> Bool
  ) -> [Diagnostic] {
    // One that begins in the first line and never ends is reported as that.
    guard lineCount > 0 || !isDelimiter(source.line(1)) else { return [] }
    var signs: Set<Character> = [":"]
    for line in lineCount + 1..<lineCount + 1 + longest
    where line <= source.lines.count && !isCode(line) {
      if isKey(source.line(line), before: signs) {
        return [readsLikeFrontMatter(source, line: line, shownAs: "text")]
      }
      let text = source.line(line).drop { $0.isWhitespace || $0 == "\u{200B}" }
      // What was meant to begin it: `----`, `+++`, `---yaml`, `***`.
      guard
        text.isEmpty || text.hasPrefix("---") || text.hasPrefix("+++") || text.hasPrefix("...")
          || isHorizontalLine(text)
      else { return [] }
      // Between `+++` stands TOML, as in guides for Hugo.
      if text.hasPrefix("+++") { signs.insert("=") }
    }
    return []
  }

  /// Whether a line begins with a key of front matter, and one of these signs behind it.
  private static func isKey(_ line: String, before signs: Set<Character> = [":"]) -> Bool {
    let text = line.drop { $0.isWhitespace || $0 == "\"" || $0 == "\u{200B}" }
    let key = text.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard keys.contains(String(key)) else { return false }
    let behind = text.dropFirst(key.count).drop { $0.isWhitespace || $0 == "\"" }
    return behind.first.map(signs.contains) == true
  }

  /// What Markdown shows as a line: `***`, `___`, `- - -`.
  private static func isHorizontalLine(_ text: Substring) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    guard let first = signs.first, "*_-".contains(first) else { return false }
    return signs.count >= 3 && signs.allSatisfy { $0 == first }
  }

  private static func readsLikeFrontMatter(
    _ source: SourceText, line: Int, shownAs shown: String
  ) -> Diagnostic {
    source.diagnostic(
      rule: "front-matter.misplaced", line: line, column: 1, length: source.line(line).count,
      "this line reads like front matter, and is shown as \(shown)",
      fix: "write `---` as the first line of the guide, the keys below it, and `---` behind them")
  }

  /// The line that ends what begins with a line: where nothing but keys and their values stands between it and the next
  /// `---`, and one of the keys is known or a slip for one that is.
  private static func endOfFrontMatter(_ source: SourceText, behind line: Int) -> Int? {
    var hasKey = false
    for next in line + 1..<line + 2 + longest where next <= source.lines.count {
      let text = source.line(next)
      if isDelimiter(text) { return hasKey ? next : nil }
      let key = text.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
      if !key.isEmpty, text.dropFirst(key.count).first == ":" {
        hasKey = hasKey || keys.contains { Suggestion.isSlip(String(key), for: $0) }
      } else if let first = text.first, !first.isWhitespace, first != "-", first != "#" {
        return nil
      }
    }
    return nil
  }

  /// How many lines are looked at: each key, and some more for lists.
  private static let longest = 40

  private static func isDelimiter(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  private static func read(
    _ key: YAMLNode, _ value: YAMLNode, of name: String, with reader: inout YAMLReader,
    into result: inout FrontMatter
  ) {
    switch key.scalar {
    case "title": result.title = reader.text(value, of: "title")
    case "summary": result.summary = reader.text(value, of: "summary")
    case "examples": result.examples = scope(value, with: &reader)
    case "sdk": result.sdkVersion = reader.version(value, of: "sdk")
    case "repeated-code": result.foldsRepeatedCode = folding(value, with: &reader)
    case "updated": result.updated = date(value, with: &reader)
    case "of-revision": result.translatedRevision = revision(value, of: name, with: &reader)
    case "redirect-from":
      result.redirectsFrom = reader.list(value, of: "redirect-from").compactMap {
        reader.placedText($0, of: "redirect-from")
      }
    default: reader.reportUnknownKey(key, among: keys)
    }
  }

  /// What front matter may say.
  static let keys = [
    "title", "summary", "examples", "sdk", "repeated-code", "updated", "of-revision",
    "redirect-from",
  ]

  private static func scope(_ node: YAMLNode, with reader: inout YAMLReader) -> ExampleScope? {
    guard let name = reader.text(node, of: "examples") else { return nil }
    let scopes = ExampleScope.inFrontMatter
    if let scope = scopes.first(where: { $0.rawValue == name }) { return scope }
    let nearest = Suggestion.nearest(to: name, among: scopes.map(\.rawValue))
    reader.report(
      "unknown-value", at: node, length: name.count, summary: "`examples` cannot be `\(name)`",
      fix: nearest.map { "did you mean `\($0)`?" } ?? "write `examples: page` or `examples: fence`")
    return nil
  }

  private static func folding(_ node: YAMLNode, with reader: inout YAMLReader) -> Bool {
    guard let name = reader.text(node, of: "repeated-code") else { return false }
    if name == "folded" { return true }
    reader.report(
      "unknown-value", at: node, length: name.count, summary: "`repeated-code` cannot be `\(name)`",
      fix: "write `repeated-code: folded`, or remove the line")
    return false
  }

  /// YAML reads a day without quotes as a time; what the author wrote is what counts.
  private static func date(_ node: YAMLNode, with reader: inout YAMLReader) -> CalendarDate? {
    let text = node.scalar ?? ""
    if let date = CalendarDate(text) { return date }
    reader.report(
      "unknown-value", at: node, length: max(1, text.count), summary: "`updated` must be a day",
      fix: "write it as in `updated: 2026-11-21`")
    return nil
  }

  /// YAML reads twelve digits as a number; what the author wrote is what counts.
  private static func revision(
    _ node: YAMLNode, of name: String, with reader: inout YAMLReader
  ) -> String? {
    let text = node.scalar ?? ""
    if text.wholeMatch(of: #/[0-9a-f]{12}/#) != nil { return text }
    reader.report(
      "unknown-value", at: node, length: max(1, text.count),
      summary: "`of-revision` must be twelve hexadecimal digits",
      fix: "reprise translations --renew \(ShellWord.quoted(name))")
    return nil
  }

  private static func unclosed(in source: SourceText) -> Diagnostic {
    source.diagnostic(
      rule: "front-matter.unclosed", line: 1, column: 1, length: 3,
      "front matter has no closing `---` line",
      fix: "write `---` below it, or `***` for a horizontal line")
  }
}
