import Diagnostics
import GuideExamples
import RunRecord

extension ExampleRun {
  /// Launches programs once more with everything else that a guide may not rely on, and says where what they leave
  /// behind is not the same.
  ///
  /// - Parameter run: The first run, in `folder`: its programs are moved.
  func instability(of run: Run, in folder: String) async throws -> Instability? {
    guard example.isLaunched, let record = run.record, isComplete(record, of: example) else {
      return nil
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
    return second.flatMap { instability(from: record, to: $0, repetition) }
  }

  /// Builds and runs the example five times again, where that is asked for.
  func strictInstability(
    of builds: [Build], besides record: RunRecord
  ) async throws -> Instability? {
    for repetition in (2...6).map(Repetition.init) {
      let again = try await inWorkFolder { folder in
        try await buildAndLaunch(builds, in: repetition.folder(in: folder), repetition)
      }
      guard let second = again.record else { return Instability(diagnostics: again.diagnostics) }
      if let instability = instability(from: record, to: second, repetition) { return instability }
    }
    return nil
  }

  private func instability(
    from record: RunRecord, to second: RunRecord, _ repetition: Repetition
  ) -> Instability? {
    let difference = RecordDifference(
      example: example, from: record, to: second, later: repetition.delay)
    return difference.diagnostic.map {
      Instability(diagnostics: [$0], otherRecord: difference.second.completed(from: record))
    }
  }
}
