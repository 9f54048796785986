import Diagnostics
package import Foundation
import GuideExamples
import GuideMarkup
import KeyedArchive

/// How many examples and expectations each guide has, beside the numbers in `Content/.examples` that were accepted.
///
/// An example that is lost, because its fence lost a word or its guide was deleted, breaks no expectation: without these
/// numbers its loss would go unnoticed. And a guide of which nothing is run looks like one of which everything holds.
package struct ExampleCounts: Sendable {
  /// The numbers of one guide.
  struct Counts: Equatable {
    var examples: Int
    var expectations: Int
  }

  /// The file's path, as the author knows it.
  package let path: String

  /// What is wrong: a guide with fewer examples or expectations than were accepted, one that is not in the file, a line
  /// that has no numbers.
  private(set) var diagnostics: [Diagnostic] = []

  /// Those of them that are about one guide, by its name.
  private(set) var diagnosticsByGuide: [String: [Diagnostic]] = [:]

  /// The file as it is; nil where there is none, and so nothing to compare with.
  package let source: Data?

  /// The file as it should be.
  package let newText: String

  init(folder: String, guides: [ReadGuides.ReadGuide]) {
    let file = "\(folder)/.examples"
    path = file
    let reading = Result { () throws(FileError) in
      try BoundedFile.read(file, limit: Self.mostBytes)
    }
    source = try? reading.get()
    let counts = guides.map { ($0.guide.name, Counts($0.examples)) }
    newText = counts.map { "\($0): \($1.text)\n" }.joined()
    if case .failure(let error) = reading, error.reason != .system(.open, code: ENOENT) {
      // Without the numbers, the loss of an example would go unnoticed.
      report(
        "project.unreadable-counts", line: 1,
        summary: "the accepted numbers cannot be read: \(error.explanation)",
        fix: "make it a file, or remove it")
    }
    guard let source else { return }
    let accepted = read(String(decoding: source, as: UTF8.self))
    for (line, name, before) in accepted {
      compare(before, now: Dictionary(counts) { first, _ in first }[name], name: name, line: line)
    }
    let known = Set(accepted.map(\.name))
    for guide in guides where !known.contains(guide.guide.name) { reportNew(guide.guide) }
  }

  /// More than the numbers of any project need.
  private static let mostBytes = 4 << 20

  /// Whether the file is there and says something else.
  package var isOutdated: Bool { source.map { $0 != Data(newText.utf8) } ?? false }

  /// By which `accept` is told to write the file.
  package static let id = "examples"

  /// The rules of findings that accepting the file resolves.
  static let rules = [
    "project.fewer-examples", "project.fewer-expectations", "project.new-guide",
    "project.bad-count",
  ]

  /// Those of them that other errors can cause.
  static let rulesOfLosses = ["project.fewer-examples", "project.fewer-expectations"]

  private static var fix: String { "reprise accept \(id)" }

  private mutating func read(_ text: String) -> [(line: Int, name: String, counts: Counts)] {
    var found: [(Int, String, Counts)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      guard let colon = line.lastIndex(of: ":"),
        let counts = Counts(line[line.index(after: colon)...])
      else {
        report(
          "project.bad-count", line: index + 1,
          summary: "this line needs a guide and its numbers of examples and expectations",
          fix: "write `guide: 3 examples, 7 expectations`, or let the tool write it: \(Self.fix)")
        continue
      }
      found.append((index + 1, String(line[..<colon]), counts))
    }
    return found
  }

  /// - Parameter now: Nil for a guide that is not there any more.
  private mutating func compare(_ before: Counts, now: Counts?, name: String, line: Int) {
    let now = now ?? Counts(examples: 0, expectations: 0)
    if now.examples < before.examples {
      report(
        "project.fewer-examples", line: line,
        summary:
          "`\(name)` had \(Self.counted(before.examples, "example")), and \(Self.left(now.examples))",
        fix: Self.fix, of: name)
    } else if now.expectations < before.expectations {
      report(
        "project.fewer-expectations", line: line,
        summary:
          "`\(name)` had \(Self.counted(before.expectations, "expectation")), and \(Self.left(now.expectations))",
        fix: Self.fix, of: name)
    }
  }

  private mutating func reportNew(_ guide: Guide) {
    diagnostics.append(
      Diagnostic(
        rule: "project.new-guide", at: SourceLocation(path: guide.path, line: 1),
        "`\(path)` does not have this guide", fix: Self.fix))
  }

  private mutating func report(
    _ rule: String, line: Int, summary: String, fix: String, of guide: String? = nil
  ) {
    let finding = Diagnostic(
      rule: rule, at: SourceLocation(path: path, line: line), summary, fix: fix)
    diagnostics.append(finding)
    if let guide { diagnosticsByGuide[guide, default: []].append(finding) }
  }

  private static func left(_ count: Int) -> String { "\(count) \(count == 1 ? "is" : "are") left" }

  fileprivate static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ExampleCounts.Counts {
  /// What counts of a guide's examples: what is skipped, or has no code, shows nothing.
  init(_ examples: [Example]) {
    let counted = examples.filter { $0.skipReason == nil && $0.hasCode }
    self.init(
      examples: counted.count, expectations: counted.reduce(0) { $0 + $1.expectationCount })
  }

  /// Reads `3 examples, 7 expectations`; nil for another text.
  init?(_ text: Substring) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }
    guard words.count == 4, let examples = Int(words[0]), let expectations = Int(words[2]),
      words[1].hasPrefix("example"),
      // As it was called before.
      words[3].hasPrefix("expectation") || words[3].hasPrefix("promise")
    else { return nil }
    self.init(examples: examples, expectations: expectations)
  }

  var text: String {
    ExampleCounts.counted(examples, "example") + ", "
      + ExampleCounts.counted(expectations, "expectation")
  }
}
