import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// The examples of a guide as text, and what is wrong with its fences.
enum ExampleDump {
  static func text(of extracted: ExtractedExamples) -> String {
    var lines = extracted.examples.flatMap(dump)
    if !extracted.plainFences.isEmpty { lines.append("plain \(extracted.plainFences.count)") }
    lines += extracted.diagnostics.map { diagnostic in
      "\(place(diagnostic.location)): \(diagnostic.severity) \(diagnostic.summary) "
        + "[\(diagnostic.rule)]" + (diagnostic.fix.map { " \($0)" } ?? "")
    }
    return lines.joined(separator: "\n")
  }

  private static func dump(_ example: Example) -> [String] {
    let files = example.files.map { file in
      "  file \(file.name): \(file.fences.map { String($0.index) }.joined(separator: " "))"
    }
    let resources = example.resources.map { file in
      "  resource \(file.name): \(file.fences.map { String($0.index) }.joined(separator: " "))"
    }
    let launches = example.launches.map { launch in
      "  launch \(launch.number): \(launch.fence.map { String($0.index) } ?? "-")"
        + dump(launch.conditions)
    }
    let build = [
      example.use == .compileOnly ? "  compile-only" : nil,
      example.skipReason.map { "  skipped \($0.debugDescription)" },
      example.build.swiftVersion == "5" ? nil : "  Swift \(example.build.swiftVersion)",
    ].compactMap(\.self)
    let builds = build + example.earlierBuilds.map { "  after \($0.name)" }
    return [
      "\(example.kind) \(example.name) module \(example.module) "
        + "id \(example.bundleIdentifier) at \(place(example.location)) last \(example.lastFence)"
    ] + builds + files + resources + launches + example.expectations.map { "  " + dump($0) }
      + dump(example.whatIfs)
  }

  private static func dump(_ conditions: LaunchConditions) -> String {
    let parts = [
      conditions.bundleVersion.map { "version \($0)" },
      conditions.sdkVersion.map { "sdk \($0)" },
      conditions.systemVersion.map { "system \($0)" }, conditions.idiom?.rawValue,
      conditions.device,
      conditions.isLocked ? "locked" : nil,
      conditions.delay == 0 ? nil : "\(conditions.delay) s later",
      conditions.arguments.isEmpty ? nil : "\(conditions.arguments)",
    ]
    return parts.compactMap { $0.map { " " + $0 } }.joined()
  }

  private static func dump(_ expectation: Expectation) -> String {
    switch expectation {
    case .printsHere(let text, let line, let location):
      "here \(place(location)) line \(line) \(text.text.debugDescription)"
    case .printsNext(let text, let launch, let location):
      "next \(place(location)) launch \(launch.map(String.init) ?? "-") \(text.text.debugDescription)"
    case .value(let text, let line, let location):
      "value \(place(location)) line \(line) \(text.text)"
    case .step(let label, let location): "step \(place(location)) \(label)"
    case .fails(let expectation): dump("fails", expectation)
    case .warns(let expectation): dump("warns", expectation)
    case .result(let result): "\(dump(result.content)) in \(result.fence.index)"
    }
  }

  private static func dump(_ word: String, _ expectation: CompilerExpectation) -> String {
    "\(word) \(place(expectation.location)) fence \(expectation.fence.index) "
      + expectation.text.debugDescription
  }

  private static func dump(_ content: ResultFence.Content) -> String {
    switch content {
    case .trace(let launch, let show):
      "trace \(launch) \(show.map(\.rawValue).sorted().joined(separator: ","))"
    case .archive(let launch, let path): "archive \(launch)" + (path.map { " at \($0)" } ?? "")
    case .screen(let launch, let moment): "screen \(launch) " + (moment?.word ?? "last")
    case .screenChange(let before, let after): "screens from \(before) to \(after)"
    case .output(let launch): "output \(launch.map(String.init) ?? "all")"
    case .diff(let before, let after): "diff \(before) to \(after)"
    case .diagnostics: "diagnostics"
    case .matrix: "matrix"
    case .comparison(let old): "compare with \(old)"
    }
  }

  private static func dump(_ whatIfs: WhatIfs) -> [String] {
    let changes = (whatIfs.lines + whatIfs.statements).map { change in
      let edits = change.edits.map { "\($0.line) \($0.text.debugDescription)" }
      return "  what-if \(change.label) \(place(change.location)) \(change.sentence)"
        + (change.refusal.map { " fails \($0.debugDescription)" } ?? "")
        + ": " + edits.joined(separator: ", ")
    }
    let labels = whatIfs.variants.map { $0.label.replacing(" ", with: "") }
    return labels.isEmpty ? changes : changes + ["  variants " + labels.joined(separator: " ")]
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.line):\(location.column)"
  }
}

/// The dump of the examples in a guide named `guides/a b`.
func examples(_ text: String) -> String {
  let parsed = GuideParser.parse(text, path: "a.md", name: "guides/a b")
  guard let guide = parsed.guide else { return "not parsed" }
  return ExampleDump.text(of: ExampleExtractor.extract(from: guide))
}

/// Only what is wrong.
func problems(_ text: String) -> [String] {
  examples(text).split(separator: "\n").map(String.init)
    .filter { $0.contains(": error ") || $0.contains(": warning ") }
}
