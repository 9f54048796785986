package import Diagnostics
package import GuideMarkup
import RunRecord

/// An app's folder as an example: launched as a guide says, or as every app is.
package enum AppExample {
  /// The example that an app's folder is.
  ///
  /// - Parameters:
  ///   - app: A folder that was read without an error.
  ///   - guide: Holds the launches, and results if wanted; nil for the usual launches: to the
  ///     background, killed, and launched again.
  package static func extract(from app: AppFolder, launchedBy guide: Guide?) -> ExtractedExamples {
    var draft = draft(of: app)
    guard let guide else {
      draft.launchFences = usualLaunches.map { ($0, LaunchConditions(), LaunchEnd()) }
      let example = draft.example(inGuide: app.root, prints: [])
      return ExtractedExamples(examples: [example], diagnostics: [])
    }
    var extracted = ExampleExtractor.extract(from: guide, among: [draft])
    for index in extracted.examples.indices { extracted.examples[index].guidePath = guide.path }
    return extracted
  }

  /// What was left out of the app, a finding for each reason.
  package static func findings(about app: AppFolder) -> [Diagnostic] {
    let groups = Dictionary(grouping: app.leftOut, by: \.reason)
    return groups.sorted { $0.value[0].path < $1.value[0].path }.map { reason, files in
      let count = files.count == 1 ? "a file is" : "\(files.count) files are"
      return Diagnostic(
        .warning, rule: "app.left-out", at: SourceLocation(path: app.root, line: 1),
        "\(count) skipped: \(reason)", notes: shown(files.map(\.path)))
    }
  }

  private static func shown(_ paths: [String]) -> [String] {
    let first = Array(paths.prefix(6))
    return paths.count > first.count ? first + ["and \(paths.count - first.count) more"] : first
  }

  private static func draft(of app: AppFolder) -> ExampleDraft {
    var draft = ExampleDraft(
      name: ExampleName.of(app.module), kind: .app,
      location: SourceLocation(path: app.sources.first?.path ?? app.root, line: 1))
    draft.app = app
    draft.swiftVersion = app.olderSwiftVersion
    // Every example has a main file, and two files of one name don't compile.
    for file in app.sources.map(Example.File.init) {
      if file.name == SwiftFileName.mainOfApp {
        draft.mainFences += file.fences
      } else {
        draft.otherFiles.append(file)
      }
    }
    let resources =
      [app.informationPropertyList].compactMap(\.self) + app.interfaceFiles + app.resources
    draft.resources = resources.map(Example.File.init)
    return draft
  }

  private static let usualLaunches = ["app.enterBackground()", "app.enterBackground()"]
    .map { Fence(text: $0, path: "launches") }
}

extension Example.File {
  /// A file of an app's folder.
  package init(_ file: AppFolder.File) {
    self.init(
      name: file.name, fences: [Fence(text: file.text, path: file.path)], bytes: file.bytes)
  }
}

extension Fence {
  /// The lines of a whole file, as if they stood in a fence of a guide.
  package init(text: String, path: String) {
    // A line end on any system; the one after the last line ends no further line.
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.init(
      index: -1, location: SourceLocation(path: path, line: 1), language: "swift", words: [],
      body: lines.enumerated().map { Line(number: $0 + 1, text: $1, prefixLength: 0) },
      bodyLines: 1..<(lines.count + 1), linePrefix: "")
  }
}

extension ExampleName {
  /// The name of the example that a module is: `tabbar` of `TabBar`.
  fileprivate static func of(_ module: String) -> ExampleName {
    let text = String(
      module.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    let name = ExampleName(text: text)
    return name.isValid && !name.isAnonymous ? name : ExampleName(text: "app-\(text)")
  }
}
