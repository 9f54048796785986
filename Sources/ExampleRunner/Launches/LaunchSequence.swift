import Foundation
import GuideExamples
import RunRecord

/// Runs the launches of one build of an app, one process after the other on the same home.
struct LaunchSequence: Sendable {
  let toolchain: Toolchain
  let limits: Limits
  let example: Example
  let executable: String

  /// By which the app's saved state is found.
  let bundleIdentifier: String

  /// The folder for the app's home and for each launch.
  let folder: String

  /// What holds since the launches of the build before; changed by those of this one.
  private(set) var conditions: LaunchConditions

  /// Makes a sequence that has not begun.
  ///
  /// - Parameter conditions: What earlier builds left behind, besides what is on disk.
  init(
    toolchain: Toolchain, limits: Limits, example: Example, executable: String,
    bundleIdentifier: String, folder: String,
    after conditions: LaunchConditions = LaunchConditions()
  ) {
    self.toolchain = toolchain
    self.limits = limits
    self.example = example
    self.executable = executable
    self.bundleIdentifier = bundleIdentifier
    self.folder = folder
    self.conditions = conditions
  }

  /// Runs the launches in order; one that does not end as it should is the last.
  mutating func run() async throws -> RunRecord {
    try Files.makeFolder(home)
    var record = RunRecord(example: example.name, launches: [])
    for launch in launches {
      conditions = launch.conditions.following(conditions)
      try InstalledVersion.set(conditions.bundleVersion, ofAppAt: executable)
      let launch = try await run(launch: launch.number)
      record.launches.append(launch)
      guard ExpectedEnding.isExpected(launch, of: example) else { break }
    }
    return try await AddressLookup(
      toolchain: toolchain, executable: executable, authorPaths: authorPaths
    ).resolve(record)
  }

  private var home: String { "\(folder)/home" }
  private var authorPaths: Set<String> { AuthoredText(example).paths }
  private var launches: [Example.Launch] {
    example.launches.isEmpty ? [Example.Launch(number: 1, fence: nil)] : example.launches
  }

  private func run(launch number: Int) async throws -> LaunchRecord {
    let files = LaunchFolder(
      path: "\(folder)/launch-\(number)", home: home, number: number, conditions: conditions)
    try Files.makeFolder(files.temporary)
    let process: FinishedProcess
    do {
      process = try await command(files).run()
    } catch {
      LeftoverProcesses.end(withEnvironmentEntry: files.environmentMark)
      throw error
    }
    LeftoverProcesses.end(withEnvironmentEntry: files.environmentMark)
    return try record(of: process, files)
  }

  private func command(_ files: LaunchFolder) throws -> Command {
    Command(
      executable: executable, arguments: conditions.arguments,
      environment: try files.environment(toolchain),
      folder: home,
      limits: ProcessLimits(
        seconds: limits.runSeconds, outputBytes: limits.outputBytes,
        memoryBytes: limits.memoryBytes, fileBytes: limits.fileBytes,
        processes: limits.processes))
  }

  private func record(of process: FinishedProcess, _ files: LaunchFolder) throws -> LaunchRecord {
    let entries = try entries(files)
    let backtrace = try Files.content(of: files.backtrace)
    let decision = EndingDecision(
      process: process, entries: entries,
      backtrace: backtrace.map { Backtrace(text: String(decoding: $0, as: UTF8.self)) },
      authorPaths: authorPaths, limits: limits)
    let saved = SavedArchive(home: home, bundleIdentifier: bundleIdentifier)
    var events = entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
    // A script has no life to tell of.
    if example.kind == .app, !decision.isTold { events.append(decision.ending.event) }
    return LaunchRecord(
      number: files.number, events: events,
      output: process.text, errorOutput: ErrorOutput(process.errorText).text,
      ending: decision.ending, archive: saved.onDisk)
  }

  private func entries(_ files: LaunchFolder) throws -> [RecordStream.Entry] {
    do {
      return try RecordStream.entries(in: Files.content(of: files.record) ?? Data())
    } catch let error as DecodingError {
      throw RunnerError.unreadableRecord(
        example: example.name, launch: files.number, reason: "\(error)")
    }
  }
}
