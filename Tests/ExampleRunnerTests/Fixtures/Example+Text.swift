import Diagnostics
import GuideExamples
import GuideMarkup

extension Fence {
  /// A fence in `Content/test.md` whose body begins at a line, in containers that put `prefix`
  /// before each of its lines.
  static func at(
    line: Int, prefix: String = "", language: String = "swift", _ text: String
  ) -> Fence {
    let texts = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = texts.enumerated().map { offset, text in
      Line(number: line + offset, text: String(text), prefixLength: prefix.count)
    }
    return Fence(
      index: 0,
      location: SourceLocation(path: "Content/test.md", line: line - 1, column: prefix.count + 1),
      language: language, words: [], body: body, bodyLines: line..<(line + body.count),
      linePrefix: prefix)
  }
}

extension SourceLocation {
  static func test(_ line: Int, _ column: Int = 1) -> SourceLocation {
    SourceLocation(path: "Content/test.md", line: line, column: column)
  }
}

extension Example {
  /// A `run` fence whose code begins at line 11.
  static func script(
    _ text: String, name: String = "run-1", line: Int = 11, prefix: String = "",
    expectations: [Expectation] = []
  ) -> Example {
    let fence = Fence.at(line: line, prefix: prefix, text)
    return Example(
      guide: "test", name: name, kind: .script, module: "Run1",
      bundleIdentifier: "guide.test.\(name)", location: fence.location,
      files: [File(name: "main.swift", fences: [fence])], launches: [], expectations: expectations,
      lastFence: 0)
  }

  /// An app whose file begins at line 11, with launches without statements.
  static func app(_ text: String, launches: Int, expectations: [Expectation] = []) -> Example {
    let fence = Fence.at(line: 11, text)
    return Example(
      guide: "test", name: "app", kind: .app, module: "App", bundleIdentifier: "guide.test.app",
      location: fence.location, files: [File(name: "App.swift", fences: [fence])],
      launches: (1...launches).map { Launch(number: $0, fence: nil) }, expectations: expectations,
      lastFence: 0)
  }
}
