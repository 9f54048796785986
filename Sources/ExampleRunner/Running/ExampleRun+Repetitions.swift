import Diagnostics
import GuideExamples
import RunRecord

extension ExampleRun {
  /// Launches programs once more with everything else that a guide may not rely on, and says where what they leave
  /// behind is not the same.
  ///
  /// - Parameter run: The first run, in `folder`: its programs are moved.
  func instabilities(of run: Run, in folder: String) async throws -> [Diagnostic] {
    guard example.isLaunched, let record = run.record, isComplete(record, of: example) else {
      return []
    }
    let repetition = Repetition(number: 1)
    let again = repetition.folder(in: folder)
    var conditions = LaunchConditions()
    var second: RunRecord?
    for (index, var app) in run.apps.enumerated() {
      let (built, moved) = ("\(folder)/build-\(index + 1)", "\(again)/build-\(index + 1)")
      try Files.makeFolder(again)
      try Files.move(built, to: moved)
      app.executable = moved + app.executable.dropFirst(built.count)
      second = try await launch(
        app, in: again, repetition: repetition, conditions: &conditions)
    }
    guard let second else { return [] }
    let difference = RecordDifference(
      example: example, from: record, to: second, later: repetition.delay)
    return [difference.diagnostic].compactMap(\.self)
  }

  /// Builds and runs the example five times again, where that is asked for.
  func strictInstabilities(
    of builds: [Build], besides record: RunRecord
  ) async throws -> [Diagnostic] {
    for repetition in (2...6).map(Repetition.init) {
      let again = try await inWorkFolder { folder in
        try await buildAndLaunch(builds, in: repetition.folder(in: folder), repetition)
      }
      guard let second = again.record else { return again.diagnostics }
      let difference = RecordDifference(
        example: example, from: record, to: second, later: repetition.delay)
      if let diagnostic = difference.diagnostic { return [diagnostic] }
    }
    return []
  }
}
