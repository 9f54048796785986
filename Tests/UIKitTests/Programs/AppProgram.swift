import AppleDialect
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import Testing

/// An app as Swift text, run as an example is: compiled against the engine, each launch a process
/// of its own.
struct AppProgram {
  var code: String

  /// The statements of each launch; nil for one without a fence.
  var launches: [String?]

  /// The text of a file `main.swift`; nil for an app without one.
  var mainFile: String?

  /// The name of the file that the code is in, as `file=` gives it; nil for the implicit one.
  var codeFile: String?

  /// The texts of further files, in the order of their names.
  var furtherFiles: [String: String] = [:]

  /// The text of the app's `Info.plist`; nil for an app without one of its own.
  var informationPropertyList: String?

  /// The texts of the app's other files that are not code, by their names.
  var resources: [String: String] = [:]

  /// The language mode that the app is compiled in.
  var swiftVersion = Example.usualSwiftVersion

  /// What holds before each launch; shorter than the launches if the others have the defaults.
  var conditions: [LaunchConditions] = []

  /// Whether the app records which code made each view.
  var recordsOrigins = false

  /// Whether the app records what the user can tell of it.
  var recordsScreens = false

  /// The builds of the app that run before on the same disk, the oldest first.
  var earlierBuilds: [AppProgram] = []

  /// Runs the app and returns what its launches left behind; fails the test if anything is wrong
  /// with the program.
  func run(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws -> RunRecord {
    let outcomes = try await Self.runner().run([example])
    // What does not keep an app from running: methods that the engine does not call, types that no list has.
    // Fixtures are not laid out to be looked at.
    let findings = outcomes.flatMap(\.diagnostics).filter { !$0.rule.hasPrefix("screen.") }
      .filter { !["delegate.not-called", "scenes.undeclared-type"].contains($0.rule) }
      .map { DiagnosticPrinter().text(for: $0) }
    #expect(findings == [], sourceLocation: sourceLocation)
    let records = outcomes.compactMap(\.record)
    let record = try #require(records.first, sourceLocation: sourceLocation)
    try #require(record.launches.count == launches.count, sourceLocation: sourceLocation)
    return record
  }

  /// Runs the app and returns what its launches left behind, and what a build would say of it.
  func runWithFindings() async throws -> (record: RunRecord, findings: [Diagnostic]) {
    let outcome = try #require(try await Self.runner().run([example]).first)
    return (try #require(outcome.record, "\(outcome.diagnostics)"), outcome.diagnostics)
  }

  /// What a build says of the app, whether or not it can be run.
  func findings() async throws -> [Diagnostic] {
    try await Self.runner().run([example]).flatMap(\.diagnostics)
  }

  /// Builds the app in a folder of its own, which is gone when `body` is done.
  func withBuiltApp<Result>(_ body: (BuiltApp) async throws -> Result) async throws -> Result {
    let folder = NSTemporaryDirectory() + "reprise-built-app-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/build", withIntermediateDirectories: true)
    let built = try await Self.runner().build(example, in: folder + "/build")
    let executable = try #require(built.executable, "\(built.diagnostics)")
    return try await body(BuiltApp(executable: executable, folder: folder))
  }

  /// Runs an app that does not end as it should, and returns how it ended.
  func termination() async throws -> Termination {
    let outcome = try #require(try await Self.runner().run([example]).first)
    let record = try #require(outcome.record, "\(outcome.diagnostics)")
    return try #require(record.launches.last).termination
  }

  /// A runner that gives programs time enough on a busy machine.
  static func runner(
    limits: Limits = Limits(buildSeconds: 300, runSeconds: 120)
  ) async throws -> ExampleRunner {
    ExampleRunner(
      toolchain: try await Toolchain.find(shared: work), engine: try .besideRunningExecutable(),
      cache: cache, limits: limits,
      adapterIdentity: try await ToolIdentity.ofModules(
        ["AppleDialect", "Diagnostics"], cache: cache, shared: work),
      runsTwice: false, notesNames: false, shared: work,
      adapt: { DialectPass.adapt($0) })
  }

  /// What the runners of all tests here share: less than usual goes on at once, because those of `ExampleRunnerTests` work, too.
  private static let work = SharedWork(slots: 2)

  /// What programs left behind is kept from run to run, by content, beside what the build keeps.
  private static let cache =
    URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
    .joined(separator: "/").replacing("//", with: "/") + "/.build/tested/engine"

  private var example: Example {
    var example = example(firstLaunch: 1 + earlierBuilds.reduce(0) { $0 + $1.launches.count })
    if recordsOrigins { example.recordings.insert(.origins) }
    if recordsScreens { example.recordings.insert(.screens) }
    var first = 1
    for build in earlierBuilds {
      example.earlierBuilds.append(build.example(firstLaunch: first))
      first += build.launches.count
    }
    return example
  }

  private func example(firstLaunch: Int) -> Example {
    let appFence = fence(code, index: 0)
    let launchFences = launches.enumerated().map { index, text in
      text.map { fence($0, index: index + 1) }
    }
    let mainFiles = mainFile.map { text in
      Example.File(name: "main.swift", fences: [fence(text, index: 1000)])
    }
    var build = Example.Build()
    build.swiftVersion = swiftVersion
    return Example(
      guide: "engine", name: "app", kind: .app, module: "App", bundleIdentifier: "guide.engine.app",
      location: appFence.location,
      files: (codeFile == nil ? [] : [Example.File(name: "Main.swift", fences: [])])
        + [Example.File(name: codeFile ?? "Main.swift", fences: [appFence])]
        + (mainFiles.map { [$0] } ?? [])
        + furtherFiles.sorted { $0.key < $1.key }.enumerated().map { index, file in
          Example.File(name: file.key, fences: [fence(file.value, index: 3000 + index)])
        },
      resources: allResources.enumerated().map { index, file in
        Example.File(name: file.key, fences: [fence(file.value, index: 2000 + index)])
      },
      launches: launchFences.enumerated().map { index, fence in
        let isSaid = conditions.indices.contains(index)
        return Example.Launch(
          number: firstLaunch + index, fence: fence,
          conditions: isSaid ? conditions[index] : LaunchConditions())
      },
      expectations: [], lastFence: launches.count, build: build)
  }

  private var allResources: [(key: String, value: String)] {
    let list = informationPropertyList.map { [("Info.plist", $0)] } ?? []
    return list + resources.sorted { $0.key < $1.key }
  }

  private func fence(_ text: String, index: Int) -> Fence {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Fence(
      index: index, location: .init(path: "fence\(index).md", line: 1), language: "swift",
      words: [],
      body: lines.enumerated().map {
        Fence.Line(number: $0 + 2, text: String($1), prefixLength: 0)
      },
      bodyLines: 2..<(lines.count + 2), linePrefix: "")
  }
}

extension LaunchRecord {
  /// The hooks that the app implements, in order, as `object: hook detail`.
  var implementedHooks: [String] {
    events.filter { $0.kind == .hook && $0.isImplemented }.map { event in
      let object = event.object?.description ?? ""
      return "\(object): \(event.text.name)"
        + (event.text.detail.isEmpty ? "" : " \(event.text.detail)")
    }
  }

  /// The decisions without the warning that every app with the old pair of methods gets.
  var decisionsWhicheverPair: [String] {
    decisions.filter { !$0.contains(" is deprecated. Please replace ") }
  }

  /// The decisions and warnings, in order, as `object: decision, reason`.
  var decisions: [String] { texts { $0 == .decision || $0 == .warning } }

  /// The warnings, in order, as `object: warning, reason`.
  var warnings: [String] { texts { $0 == .warning } }

  private func texts(ofEvents isIncluded: (TraceEvent.Kind) -> Bool) -> [String] {
    events.filter { isIncluded($0.kind) }.map { event in
      let object = event.object.map { "\($0): " } ?? ""
      return object + event.text.name + (event.text.detail.isEmpty ? "" : ", \(event.text.detail)")
    }
  }
}
