import Diagnostics
import ExampleRunner
import Foundation
import RunRecord
import SiteBuilder

/// Writes a launches file for an app: launches it, sees what its user can press, and tries each of the launches.
struct LaunchesRecording {
  let app: AppRun

  /// The file to write.
  let path: String

  /// What came of it.
  struct Result {
    /// What was written, a line each; empty if nothing was.
    var summary: [String] = []
    var findings: [Diagnostic]
  }

  /// Writes the file, unless the app or the launches don't run, or the file exists.
  func result(_ pipeline: Pipeline) async throws -> Result {
    guard !FileManager.default.fileExists(atPath: path) else { throw UsageError.fileExists(path) }
    let seen = try await seenApp(pipeline)
    guard !(seen.losses + seen.findings).hasErrors, let first = seen.outcome?.record?.launches.first
    else { return Result(findings: seen.losses + seen.findings) }
    var launches = RecordedLaunches(first.targets ?? [])
    var repetitions = 0
    while true {
      let tried = try await trial(of: launches, pipeline)
      // What comes late, such as the alert of a request that fails, isn't there in every run.
      if tried.findings.reportInstability, !tried.findings.hasErrors,
        repetitions < Self.mostRepetitions
      {
        repetitions += 1
        continue
      }
      guard tried.findings.hasErrors else {
        try write(text(of: launches))
        return Result(summary: summary(of: launches), findings: tried.findings)
      }
      // A launch that fails is the last one: the others are tried again without it.
      guard let record = tried.outcome?.record, launches.leaveOut(launch: record.launches.count)
      else { return Result(findings: tried.findings) }
    }
  }

  private static let mostRepetitions = 2

  /// The app after a launch in which the user does nothing, not even leave it: some apps can't save before.
  private func seenApp(_ pipeline: Pipeline) async throws -> AppRun.Result {
    var seeing = app
    seeing.recordsTargets = true
    seeing.launches = path
    seeing.launchesText = "```swift launch\n```\n"
    return try await seeing.result(pipeline)
  }

  private func trial(
    of launches: RecordedLaunches, _ pipeline: Pipeline
  ) async throws -> AppRun.Result {
    var trial = app
    trial.launches = path
    trial.launchesText = text(of: launches)
    return try await trial.result(pipeline)
  }

  private func text(of launches: RecordedLaunches) -> String {
    launches.text(app: name, sdk: app.sdk, command: command)
  }

  private var name: String {
    URL(filePath: app.folder).standardizedFileURL.lastPathComponent
  }

  /// The command that runs the file.
  private var command: String {
    var run = app
    run.launches = path
    return run.command
  }

  private func summary(of launches: RecordedLaunches) -> [String] {
    let further =
      launches.furtherCount == 0
      ? []
      : [
        "not in the file, because it would be too long: "
          + Report.counted(launches.furtherCount, noun: "control")
      ]
    return [
      "\(path): \(Report.counted(launches.launchCount, noun: "launch", plural: "launches")) written"
    ]
      + launches.targets.map { "  \(ScreenTargetText(target: $0).title)" } + further
      + launches.leftOut.map {
        "  not in the file, because its launch fails: \(ScreenTargetText(target: $0).title)"
      }
      + ["to run it: \(command)"]
  }

  private func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch {
      guard !FileManager.default.fileExists(atPath: path) else { throw UsageError.fileExists(path) }
      throw ProjectError.unwritable(path: path, reason: FailureReason.text(of: error))
    }
  }
}
