package import Diagnostics
import Yams

/// Reads YAML that an author wrote, and says of everything that is not as expected where it is.
package struct YAMLReader {
  /// What is read, and how its findings speak of it.
  package struct Subject: Sendable {
    /// What it is called: `front matter`.
    package var name: String

    /// What its keys are called: `a front matter key`.
    package var key: String

    /// The subject of its rules: `front-matter` of `front-matter.unknown-key`.
    package var rule: String

    /// A line that would be right: `title: A tab bar that comes back`.
    package var example: String

    /// The largest size, in bytes: the YAML parser calls itself for each level, so few bytes cannot
    /// exhaust the stack.
    package var sizeLimit: Int

    package init(name: String, key: String, rule: String, example: String, sizeLimit: Int) {
      self.name = name
      self.key = key
      self.rule = rule
      self.example = example
      self.sizeLimit = sizeLimit
    }
  }

  private let source: SourceText

  /// The lines of the YAML in the source, from 0.
  private let lines: Range<Int>
  private let subject: Subject

  /// What was wrong so far.
  package private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, lines: Range<Int>, subject: Subject) {
    self.source = source
    self.lines = lines
    self.subject = subject
  }

  /// A reader of a whole file; nil, with a finding, if it is not text.
  package static func file(
    _ bytes: [UInt8], path: String, subject: Subject
  ) -> (reader: YAMLReader?, diagnostics: [Diagnostic]) {
    switch SourceDecoder.decode(bytes, path: path) {
    case .unreadable(let diagnostic): (nil, [diagnostic])
    case .text(let source):
      (YAMLReader(source, lines: 0..<source.lines.count, subject: subject), [])
    }
  }

  /// The keys and values that the text consists of, in its order; none where it is empty or wrong.
  package mutating func root() -> [(key: YAMLNode, value: YAMLNode)] {
    let yaml = source.lines[lines].joined(separator: "\n")
    guard yaml.utf8.count <= subject.sizeLimit else {
      reportSize(yaml.utf8.count)
      return []
    }
    do {
      guard let root = try Yams.Parser(yaml: yaml).singleRoot() else { return [] }
      return entries(of: YAMLNode(node: root), called: subject.name)
    } catch {
      report(error)
      return []
    }
  }

  /// The keys and values of a mapping; none, with a finding, where it is something else.
  package mutating func entries(
    of node: YAMLNode, called name: String
  ) -> [(key: YAMLNode, value: YAMLNode)] {
    if case .mapping(let mapping) = node.node {
      return mapping.map { (YAMLNode(node: $0), YAMLNode(node: $1)) }
    }
    report(
      "not-a-mapping", at: node, summary: "\(name) must consist of lines `key: value`",
      fix: "write lines such as `\(subject.example)`")
    return []
  }

  /// The values of a list; none, with a finding, where it is something else.
  package mutating func list(_ node: YAMLNode, of key: String) -> [YAMLNode] {
    if case .sequence(let sequence) = node.node { return sequence.map(YAMLNode.init) }
    report(
      "wrong-type", at: node, summary: "`\(key)` must be a list, but is \(node.kind)",
      fix: "write a line that begins with `- ` for each")
    return []
  }

  /// A text; nil, with a finding, where it is empty or something else.
  package mutating func text(_ node: YAMLNode, of key: String) -> String? {
    if case .scalar(let scalar) = node.node, node.node.tag == Tag(.str), !scalar.string.isEmpty {
      return scalar.string
    }
    report(
      "wrong-type", at: node, summary: "`\(key)` must be text, but is \(node.kind)",
      fix: "write text in quotes")
    return nil
  }

  /// The number of a version, as it is written: YAML would make 18.1 of 18.10.
  package mutating func version(_ node: YAMLNode, of key: String) -> String? {
    let text = node.scalar ?? ""
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = parts.allSatisfy { part in
      !part.isEmpty && part.count < 6 && part.allSatisfy { $0.isASCII && $0.isNumber }
    }
    if isVersion { return text }
    report(
      "not-a-version", at: node, length: max(1, text.count), summary: "`\(key)` must be a version",
      fix: "write numbers with periods between them, as in `\(key): 18.4`")
    return nil
  }

  /// A text with its place; nil, with a finding, where it is empty or something else.
  package mutating func placedText(_ node: YAMLNode, of key: String) -> PlacedText? {
    guard let text = text(node, of: key) else { return nil }
    let place = place(of: node.node.mark)
    return PlacedText(
      text: text, location: source.location(line: place.line, column: place.column),
      excerpt: SourceExcerpt(
        line: place.line, text: source.line(place.line), column: place.column, length: text.count))
  }

  /// Reports a key that means nothing here.
  package mutating func reportUnknownKey(_ key: YAMLNode, among known: [String]) {
    let name = key.scalar ?? ""
    let nearest = Suggestion.nearest(to: name, among: known)
    report(
      "unknown-key", at: key, length: name.count,
      summary: name.isEmpty ? "this is not \(subject.key)" : "`\(name)` is not \(subject.key)",
      fix: nearest.map { "did you mean `\($0)`?" } ?? "use \(Self.alternatives(known))")
  }

  private static func alternatives(_ keys: [String]) -> String {
    let quoted = keys.map { "`\($0)`" }
    return [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " or ")
  }

  /// Reports something that is wrong with a value.
  package mutating func report(
    _ rule: String, severity: Diagnostic.Severity = .error, at node: YAMLNode, length: Int = 1,
    summary: String, fix: String? = nil
  ) {
    report(rule, severity: severity, at: node.node.mark, length: length, summary: summary, fix: fix)
  }
}

extension YAMLReader {
  private mutating func reportSize(_ size: Int) {
    let line = max(1, lines.lowerBound)
    diagnostics.append(
      source.diagnostic(
        rule: "\(subject.rule).too-large", line: line, column: 1,
        length: min(3, max(1, source.line(line).count)),
        "\(size) bytes of \(subject.name): at most \(subject.sizeLimit) are allowed",
        fix: "shorten it"))
  }

  private mutating func report(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      report(
        "syntax", at: mark, summary: "\(subject.name) is not valid YAML: \(problem)",
        fix: fix(at: mark))
    case .duplicatedKeysInMapping(let keys, let context):
      report(
        "duplicate-key", at: context.mark,
        summary:
          "\(subject.name) has \(keys.map { "`\($0)`" }.joined(separator: ", ")) more than once")
    default:
      report("syntax", at: nil, summary: "\(subject.name) is not valid YAML: \(error)")
    }
  }

  /// What to write where a value has a colon, which YAML takes for another key.
  private func fix(at mark: Mark) -> String? {
    let line = source.line(place(of: mark).line)
    let key = line.prefix { $0 != ":" }
    let value = line.dropFirst(key.count + 1).drop(while: \.isWhitespace)
    guard value.contains(":"), let first = value.first, !"\"'[{|>&*".contains(first) else {
      return nil
    }
    let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "write the value in quotes: `\(key): \"\(quoted)\"`"
  }

  private mutating func report(
    _ rule: String, severity: Diagnostic.Severity = .error, at mark: Mark?, length: Int = 1,
    summary: String, fix: String? = nil
  ) {
    let place = place(of: mark)
    diagnostics.append(
      source.diagnostic(
        severity, rule: "\(subject.rule).\(rule)", line: place.line, column: place.column,
        length: length, summary, fix: fix))
  }

  /// The place in the source: YAML's lines begin where the text does, its columns count scalars.
  private func place(of mark: Mark?) -> (line: Int, column: Int) {
    guard let mark else { return (lines.lowerBound + 1, 1) }
    let line = min(mark.line + lines.lowerBound, lines.upperBound + 1)
    let prefix = source.line(line).unicodeScalars.prefix(max(0, mark.column - 1))
    return (line, String(String.UnicodeScalarView(prefix)).count + 1)
  }
}
