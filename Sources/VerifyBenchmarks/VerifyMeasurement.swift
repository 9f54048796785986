import AppleDialect
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import SiteBuilder

/// Runs what is compared, and takes the time.
struct VerifyMeasurement {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let reprise: String

  /// A folder for everything that is made.
  let folder: String

  /// The folder with the engine, beside the executable.
  private var build: String { URL(filePath: reprise).deletingLastPathComponent().path }

  // MARK: Programs

  /// The programs of a project's examples, with the files that the tool itself compiles.
  func programs(of project: BenchmarkProject) async throws -> [BenchmarkProgram] {
    let runner = try await runner(cache: "\(folder)/programs-cache")
    var programs: [BenchmarkProgram] = []
    for example in examples(of: project) {
      let place = "\(folder)/programs/\(example.name)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      guard let executable = try await runner.build(example, in: place).executable else {
        throw Failure(description: "\(example.name) was not built")
      }
      programs.append(
        BenchmarkProgram(
          // Where the tool's own compiler found them.
          sources: example.files.map { "\(place)/compiled/\($0.name)" }, executable: executable,
          flags: flags(module: example.module)))
    }
    return programs
  }

  /// Those of the tool, as the driver takes them.
  private func flags(module: String) -> [String] {
    ["-parse-as-library", "-module-name", module] + engineFlags(support: "ExampleSupport")
  }

  /// The flags with which the programs of guides are compiled.
  ///
  /// - Parameter support: `ScriptSupport` for a script without an import, else `ExampleSupport`.
  func engineFlags(support: String) -> [String] {
    [
      "-I", "\(build)/Modules", "-L", build, "-lRepriseEngine", "-Xlinker", "-rpath", "-Xlinker",
      build, "-Xfrontend", "-import-module", "-Xfrontend", support,
    ]
  }

  // MARK: Times

  /// Milliseconds for making executables one after the other, and launching each so often; the
  /// cache of modules is empty the first time.
  func driver(_ programs: [BenchmarkProgram], launches: Int) throws -> Double {
    let cache = "\(folder)/driver-modules"
    return try milliseconds {
      for program in programs {
        let status = try run(
          "/usr/bin/env",
          ["swiftc"] + program.sources + [
            "-Onone", "-g", "-swift-version", "5", "-enable-bare-slash-regex", "-Xfrontend",
            "-sil-verify-none",
            "-module-cache-path", cache, "-o", program.executable,
          ] + program.flags, isHeard: launches > 0)
        guard launches > 0 else { continue }
        guard status == 0 else { throw Failure(description: "swiftc failed") }
        for number in 1...launches { try launch(program, number) }
      }
    }
  }

  private func launch(_ program: BenchmarkProgram, _ number: Int) throws {
    let home = URL(filePath: program.executable).deletingLastPathComponent().path + "-home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let record = "\(home)/record-\(number)"
    try Data().write(to: URL(filePath: record))
    _ = try run(
      program.executable, [],
      environment: [
        "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home, "PATH": "/usr/bin:/bin",
        RecordStream.pathVariable: record, RecordStream.launchVariable: String(number),
      ])
  }

  /// Milliseconds for verifying a project; nothing of it is cached the first time, and of compiled
  /// modules nothing the first time of all, as with the driver.
  func verify(_ project: BenchmarkProject) throws -> Double {
    try milliseconds {
      guard try run(reprise, ["verify"] + folders(project)) == 0 else {
        throw Failure(description: "the guides of \(project.folder) are wrong")
      }
    }
  }

  /// Milliseconds for running the examples of a project when the engine and all modules are in the cache and nothing
  /// else, with and without the second run that a new result must agree with: the shorter of two times each, taken in
  /// turn.
  func running(_ project: BenchmarkProject) async throws -> (once: Double, twice: Double) {
    let examples = examples(of: project)
    let cache = "\(folder)/runs-cache"
    _ = try await runner(cache: cache).run(Array(examples.prefix(1)))
    var times: [Bool: [Double]] = [:]
    for runsTwice in [false, true, false, true] {
      for name in ["programs", "runs"] {
        try FileManager.default.removeItem(atPath: "\(cache)/\(name)")
      }
      let start = ContinuousClock.now
      let outcomes = try await runner(cache: cache, runsTwice: runsTwice).run(examples)
      times[runsTwice, default: []].append(Self.milliseconds(ContinuousClock.now - start))
      guard outcomes.allSatisfy({ $0.diagnostics.isEmpty }) else {
        throw Failure(description: "the examples of \(project.folder) are wrong")
      }
    }
    return (times[false]?.min() ?? 0, times[true]?.min() ?? 0)
  }

  /// Milliseconds for checking the guides of a folder with an empty cache, with and without the second run that a new
  /// result must agree with: the shorter of two times each, taken in turn.
  ///
  /// - Parameters:
  ///   - content: The folder with the guides.
  ///   - site: The folder with templates and styles.
  func checking(_ content: String, _ site: String) async throws -> (once: Double, twice: Double) {
    var times: [Bool: [Double]] = [:]
    for (number, runsTwice) in [false, true, false, true].enumerated() {
      let folders = ProjectFolders(
        content: content, site: site, output: "\(folder)/book", cache: "\(folder)/book-\(number)")
      let pipeline = Pipeline(
        folders: folders, engine: try EngineLocation(buildFolder: build), runsTwice: runsTwice)
      let start = ContinuousClock.now
      let checked = try await pipeline.check()
      times[runsTwice, default: []].append(Self.milliseconds(ContinuousClock.now - start))
      guard !checked.diagnostics.hasErrors else {
        throw Failure(description: "the guides of \(content) are wrong")
      }
      try FileManager.default.removeItem(atPath: folders.cache)
    }
    return (times[false]?.min() ?? 0, times[true]?.min() ?? 0)
  }

  private func examples(of project: BenchmarkProject) -> [Example] {
    project.texts.flatMap { name, text in
      GuideParser.parse(text, path: "\(name).md", name: name).guide
        .map { ExampleExtractor.extract(from: $0).examples } ?? []
    }
  }

  private func runner(cache: String, runsTwice: Bool = true) async throws -> ExampleRunner {
    let shared = SharedWork()
    return ExampleRunner(
      toolchain: try await .find(shared: shared), engine: try EngineLocation(buildFolder: build),
      cache: cache,
      runsTwice: runsTwice, shared: shared, adapt: { DialectPass.adapt($0) })
  }

  /// Milliseconds for starting the program.
  func start() throws -> Double {
    try milliseconds { _ = try run(reprise, ["--help"]) }
  }

  /// The most memory that building a project takes at one moment.
  func memory(ofBuilding project: BenchmarkProject) throws -> Int {
    let process = try started(
      reprise, ["build", "--output", "\(project.folder)/_site"] + folders(project))
    var peak = 0
    while process.isRunning {
      let status = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      // The process may be over by now.
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kilobytes = line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
      peak = max(peak, kilobytes << 10)
      usleep(5_000)
    }
    guard process.terminationStatus == 0, peak > 0 else {
      throw Failure(description: "the site of \(project.folder) was not built")
    }
    return peak
  }

  // MARK: Processes

  private func folders(_ project: BenchmarkProject) -> [String] {
    [
      "--content", "\(project.folder)/Content", "--site", "\(project.folder)/Site", "--cache",
      "\(folder)/cache",
    ]
  }

  private func run(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil,
    isHeard: Bool = false
  ) throws -> Int32 {
    let process = try started(
      executable, arguments, environment: environment, isHeard: isHeard)
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func started(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil,
    isHeard: Bool = false
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    // The driver leaves a folder in the temporary one each time: here it goes with the others.
    process.environment =
      environment
      ?? ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = isHeard ? FileHandle.standardError : FileHandle.nullDevice
    try process.run()
    return process
  }

  private func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    Self.milliseconds(try ContinuousClock().measure(work))
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3
      + Double(duration.components.attoseconds) / 1e15
  }
}
