import AppleDialect
import CodeHighlighting
import Diagnostics
import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import GuideMarkup
import RunRecord

/// Reads texts that were made to take long, as the tool reads untrusted guides and what their programs print.
///
/// A text that takes more than a second ends the process, so that a caller that must go on runs campaigns in processes of
/// their own.
package struct TextCampaign: Sendable {
  package struct Outcome: Codable, Sendable {
    /// Seconds of computing that the slowest of each kind took, and its seed.
    package var slowest: [String: Double] = [:]
    package var slowestSeeds: [String: UInt64] = [:]

    package init() {}
  }

  /// What reads a text.
  private enum Reader: String, CaseIterable {
    case errors = "standard error"
    case compiler = "compiler's messages"
    case colours = "shown code"
    case guide
    case script
    case app
    case launch
    case expectations
    case findings
  }

  private let seeds: Range<UInt64>

  package init(seeds: Range<UInt64>) { self.seeds = seeds }

  /// As long as untrusted text may be where it is read: a guide, and what is kept of its output.
  private static let most = 60 << 10

  /// The text of a seed, and what reads it.
  package static func text(seed: UInt64) -> (reader: String, text: String) {
    let (reader, text) = made(seed)
    return (reader.rawValue, text)
  }

  private static func made(_ seed: UInt64) -> (Reader, String) {
    var made = HostileText(seed: seed)
    let reader = Reader.allCases[Int(seed % UInt64(Reader.allCases.count))]
    let tokens =
      switch reader {
      case .errors, .compiler, .findings: HostileText.said
      case .colours, .script, .app, .launch: HostileText.swift
      case .guide: HostileText.markdown
      case .expectations: HostileText.printed
      }
    return (reader, made.text(of: tokens, atMost: most))
  }

  /// Reads the text of each seed.
  ///
  /// - Parameter willRead: Called before each with its seed.
  package func run(willRead: (UInt64) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    for seed in seeds {
      let (reader, text) = Self.made(seed)
      willRead(seed)
      let start = Self.secondsOfComputing()
      Self.read(text, by: reader)
      let seconds = Self.secondsOfComputing() - start
      if seconds > outcome.slowest[reader.rawValue, default: -1] {
        (outcome.slowest[reader.rawValue], outcome.slowestSeeds[reader.rawValue]) = (seconds, seed)
      }
    }
    return outcome
  }

  private static func read(_ text: String, by reader: Reader) {
    switch reader {
    case .errors:
      let output = ErrorOutput(text)
      _ = (output.text, output.fatalError)
    case .compiler: _ = CompilerMessage.messages(in: text)
    case .colours: _ = SwiftHighlighter.spans(of: text)
    case .guide: _ = extracted(text)
    case .script:
      _ = DialectPass.adapt(
        AuthoredProgram(
          module: "A", files: [.init(name: "main.swift", pieces: [piece(text)])], launches: [],
          isScript: true))
    case .app: _ = DialectPass.adapt(app(piece(text), launch: piece("app.enterBackground()")))
    case .launch: _ = DialectPass.adapt(app(piece("import UIKit"), launch: piece(text)))
    case .expectations: check(text)
    case .findings:
      let finding = Diagnostic(
        rule: "a.b", at: SourceLocation(path: "a.md", line: 1), text, notes: [text])
      _ = DiagnosticPrinter(usesColor: true).text(for: finding)
    }
  }

  private static func extracted(_ text: String) -> [Example] {
    let parsed = GuideParser.parse(Array(text.utf8), path: "a.md", name: "a")
    return parsed.guide.map { ExampleExtractor.extract(from: $0).examples } ?? []
  }

  private static func app(
    _ code: AuthoredProgram.Piece, launch: AuthoredProgram.Piece
  ) -> AuthoredProgram {
    AuthoredProgram(
      module: "A", files: [.init(name: "A.swift", pieces: [code])],
      launches: [.init(number: 1, body: launch)], isScript: false)
  }

  private static func piece(_ text: String) -> AuthoredProgram.Piece {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return AuthoredProgram.Piece(
      path: "a.md", firstLine: 1, lines: lines.map { .init(text: String($0)) })
  }

  /// Half of the text is expected, and the other is printed.
  private static func check(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let half = lines.count / 2
    let expected = lines[..<half].filter { !$0.contains("```") }
    let guide =
      "```swift run\n" + expected.prefix(2_000).map { "print() // Prints \"\($0)\"\n" }.joined()
      + "```\n\n```output of=run-1\n" + expected.joined(separator: "\n") + "\n```\n"
    for example in extracted(guide) {
      let launch = LaunchRecord(
        number: 1, events: [], output: lines[half...].joined(separator: "\n"), errorOutput: "",
        termination: .exited(status: 0), archive: .none, leftProcesses: false)
      _ = Checker.check(example, RunRecord(example: example.name, launches: [launch]))
    }
  }

  private static func secondsOfComputing() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
