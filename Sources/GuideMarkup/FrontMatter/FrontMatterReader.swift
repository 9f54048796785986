import Diagnostics
import Yams

/// Reads the YAML between two `---` lines at the start of a guide.
struct FrontMatterReader {
  private let source: SourceText
  private var result = FrontMatter()

  static func read(_ source: SourceText) -> FrontMatter {
    guard isDelimiter(source.line(1)) else { return FrontMatter() }
    var reader = FrontMatterReader(source: source)
    reader.read()
    return reader.result
  }

  private init(source: SourceText) {
    self.source = source
  }

  private static func isDelimiter(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  private mutating func read() {
    guard let end = source.lines.dropFirst().firstIndex(where: Self.isDelimiter) else {
      return report(
        "unclosed", line: 1, column: 1, length: 3, "front matter has no closing `---` line",
        fix: "write `---` below it, or `***` for a horizontal line")
    }
    result.lineCount = end + 1
    let yaml = source.lines[1..<end].joined(separator: "\n")
    guard yaml.utf8.count <= Self.sizeLimit else {
      return report(
        "too-large", line: 1, column: 1, length: 3,
        "\(yaml.utf8.count) bytes of front matter: at most \(Self.sizeLimit) are allowed",
        fix: "shorten it")
    }
    do {
      if let root = try Yams.Parser(yaml: yaml).singleRoot() { readRoot(root) }
    } catch {
      report(error)
    }
  }

  /// The YAML parser calls itself for each level; so few bytes cannot exhaust the stack.
  private static let sizeLimit = 2_048

  private mutating func readRoot(_ root: Node) {
    guard case .mapping(let mapping) = root else {
      let place = place(of: root.mark)
      return report(
        "not-a-mapping", line: place.line, column: place.column,
        "front matter must consist of lines `key: value`",
        fix: "write lines such as `title: A tab bar that comes back`")
    }
    for (key, value) in mapping { read(key: key, value: value) }
  }

  private mutating func read(key: Node, value: Node) {
    let name = key.scalar?.string ?? ""
    switch name {
    case "title": result.title = text(value, of: name)
    case "summary": result.summary = text(value, of: name)
    default:
      let place = place(of: key.mark)
      let nearest = Suggestion.nearest(to: name, among: ["title", "summary"])
      report(
        "unknown-key", line: place.line, column: place.column, length: name.count,
        name.isEmpty ? "this is not a front matter key" : "`\(name)` is not a front matter key",
        fix: nearest.map { "did you mean `\($0)`?" } ?? "use `title` or `summary`")
    }
  }

  private mutating func text(_ node: Node, of key: String) -> String? {
    if case .scalar(let scalar) = node, node.tag == Tag(.str), !scalar.string.isEmpty {
      return scalar.string
    }
    let place = place(of: node.mark)
    report(
      "wrong-type", line: place.line, column: place.column,
      "`\(key)` must be text, but is \(Self.describe(node))", fix: "write text in quotes")
    return nil
  }

  private static func describe(_ node: Node) -> String {
    switch node {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return "a reference"
    case .scalar(let scalar):
      if scalar.string.isEmpty || node.tag == Tag(.null) { return "empty" }
      if node.tag == Tag(.bool) { return "a truth value" }
      if node.tag == Tag(.int) || node.tag == Tag(.float) { return "a number" }
      if node.tag == Tag(.timestamp) { return "a date" }
      return "something else"
    }
  }
}

extension FrontMatterReader {
  private mutating func report(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      report("syntax", at: mark, "front matter is not valid YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      report(
        "duplicate-key", at: context.mark,
        "front matter has \(keys.map { "`\($0)`" }.joined(separator: ", ")) more than once")
    default:
      report("syntax", at: nil, "front matter is not valid YAML: \(error)")
    }
  }

  private mutating func report(_ rule: String, at mark: Mark?, _ summary: String) {
    let place = place(of: mark)
    report(rule, line: place.line, column: place.column, summary)
  }

  private mutating func report(
    _ rule: String, line: Int, column: Int, length: Int = 1, _ summary: String, fix: String? = nil
  ) {
    result.diagnostics.append(
      source.diagnostic(
        rule: "front-matter.\(rule)", line: line, column: column, length: length, summary, fix: fix)
    )
  }

  /// The place in the guide: YAML's lines begin behind the first `---`, its columns count scalars.
  private func place(of mark: Mark?) -> (line: Int, column: Int) {
    guard let mark else { return (1, 1) }
    let line = min(mark.line + 1, result.lineCount)
    let prefix = source.line(line).unicodeScalars.prefix(max(0, mark.column - 1))
    return (line, String(String.UnicodeScalarView(prefix)).count + 1)
  }
}
