import Foundation
import GuideExamples
import RunRecord

/// Runs the launches of one build of an app, one process after the other on the same home.
struct LaunchSequence: Sendable {
  let environment: BuildEnvironment
  let example: Example
  let executable: String

  /// By which the app's saved state is found.
  let bundleIdentifier: String

  /// The folder for the app's home and for each launch.
  let folder: String

  /// Which repetition of the run this is; 0 for the run itself.
  var repetition = Repetition()

  /// What the launches have recorded.
  private var recordedBytes = 0

  /// What holds since the launches of the build before; changed by those of this one.
  private(set) var conditions: LaunchConditions

  /// Makes a sequence that has not begun.
  ///
  /// - Parameter conditions: What earlier builds left behind, besides what is on disk.
  init(
    in environment: BuildEnvironment, example: Example, executable: String,
    bundleIdentifier: String, folder: String,
    after conditions: LaunchConditions = LaunchConditions()
  ) {
    self.environment = environment
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
      guard ExpectedTermination.isExpected(launch, of: example) else { break }
    }
    // Of a repetition, what it left behind is compared, and not where in the code.
    guard repetition.number == 0 || record.hasCrash else { return record }
    return try await AddressLookup(
      environment: environment, executable: executable, authorPaths: authorPaths
    ).resolve(record)
  }

  private var home: String { "\(folder)/home" }
  private var authorPaths: Set<String> { AuthoredText(example).paths }
  private var launches: [Example.Launch] {
    example.launches.isEmpty ? [Example.Launch(number: 1, fence: nil)] : example.launches
  }

  private mutating func run(launch number: Int) async throws -> LaunchRecord {
    var files = LaunchFolder(
      path: "\(folder)/launch-\(number)", home: home, number: number, conditions: conditions,
      sdkVersion: example.build.sdkVersion, recordings: example.recordings,
      repetition: repetition)
    files.comparesDrawings = example.hasScreenResults
    try Files.makeFolder(files.temporary)
    // There from the beginning, so that one that is missing at the end was removed.
    try Files.makeNewFile(files.record)
    let command = try command(files)
    try command.confinement?.give([files.temporary, files.record])
    let process = try await command.runLaunch(in: environment, repetition: repetition)
    return record(of: process, files)
  }

  private func command(_ files: LaunchFolder) throws -> Command {
    Command(
      executable: executable, arguments: conditions.arguments,
      environment: try files.environment(),
      folder: home,
      limits: ProcessLimits(
        seconds: limits(ofLaunch: files.number).runSeconds,
        outputBytes: environment.limits.outputBytes,
        memoryBytes: environment.limits.memoryBytes, fileBytes: environment.limits.fileBytes,
        writtenBytes: environment.limits.writtenBytes, entries: environment.limits.entries,
        processes: environment.limits.processes, openFiles: 256,
        earlierProcesses: repetition.earlierProcesses),
      confinement: Confinement(
        sandbox: environment.sandbox,
        readable: [
          environment.engine.folder, URL(filePath: executable).deletingLastPathComponent().path,
        ]
          + environment.modules.libraryFolders,
        writable: [home, files.path], mark: files.environmentMark))
  }

  /// The limits with the time that the launch's fence says.
  private func limits(ofLaunch number: Int) -> Limits {
    var limits = environment.limits
    if let seconds = launches.first(where: { $0.number == number })?.seconds {
      limits.runSeconds = seconds
    }
    return limits
  }

  private mutating func record(
    of process: FinishedProcess, _ files: LaunchFolder
  ) -> LaunchRecord {
    let record = WrittenRecord(
      path: files.record, limits: environment.limits,
      room: max(0, environment.limits.recordBytes - recordedBytes))
    recordedBytes += record.byteCount
    let decision = TerminationDecision(
      process: process, record: record, limits: limits(ofLaunch: files.number))
    let saved = SavedArchive(home: home, bundleIdentifier: bundleIdentifier)
    var events = record.entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
    // A script has no life to tell of.
    if example.kind == .app, !decision.isTold { events.append(decision.termination.event) }
    var launch = LaunchRecord(
      number: files.number, events: events,
      output: process.text, errorOutput: ErrorOutput(process.errorText).text,
      termination: decision.termination, archive: saved.onDisk,
      leftProcesses: process.leftProcesses, drawings: drawings(in: record),
      screens: screens(in: record))
    launch.targets = targets(in: record)
    return launch
  }

  /// What the app showed, with how much had happened before.
  private func drawings(in record: WrittenRecord) -> TakenScreens {
    var drawings = TakenScreens()
    var eventCount = 0
    for entry in record.entries {
      switch entry {
      case .event: eventCount += 1
      case .drawing(let drawing, let moment):
        drawings.add(drawing, at: moment, eventCount: eventCount)
      case .picture(let picture): drawings.add(picture)
      case .termination, .screen, .targets: break
      }
    }
    return drawings
  }

  private func screens(in record: WrittenRecord) -> [ScreenRecord]? {
    guard example.recordings.contains(.screens) else { return nil }
    return record.entries.compactMap { if case .screen(let screen) = $0 { screen } else { nil } }
  }

  private func targets(in record: WrittenRecord) -> [ScreenTarget]? {
    guard example.recordings.contains(.targets) else { return nil }
    return record.entries.lazy.compactMap { entry in
      if case .targets(let targets) = entry { targets } else { nil }
    }.first
  }
}

extension RunRecord {
  /// Whether a signal ended a launch: looking up where says for what reason.
  fileprivate var hasCrash: Bool {
    launches.contains { if case .signalled = $0.termination { true } else { false } }
  }
}
