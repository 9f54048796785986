import Diagnostics
import RunRecord
import Testing

/// Saved state that is larger than a few words about each screen (safety 1.2).
@Suite struct SavedStateSizeTests {
  private static func app(savingBytes count: Int) -> AppProgram {
    AppProgram(
      encode: #"coder.encode(Data(count: \#(count)), forKey: "picture")"#,
      decode: #"print((coder.decodeObject(forKey: "picture") as? Data)?.count ?? 0)"#)
  }

  private static func warnings(_ launch: LaunchRecord) -> [String] {
    launch.events.filter { $0.kind == .warning && $0.text.name.hasPrefix("saved state") }
      .map { "\($0.text.name): \($0.text.detail)" }
  }

  @Test func isNoMatterUpToFiftyKilobytes() async throws {
    let run = try await Self.app(savingBytes: 48_000).run()
    #expect(Self.warnings(run.launches[0]) == [])
  }

  @Test func showsInTheTraceBeyond() async throws {
    let run = try await Self.app(savingBytes: 60_000).run()
    #expect(Self.warnings(run.launches[0]) == ["saved state is large: 61.0 kB"])
    #expect(run.launches[1].output == "60000\n")
  }

  @Test func isAWarningAtTheLaunchBeyondHalfAMegabyte() async throws {
    let (run, findings) = try await Self.app(savingBytes: 600_000).runWithFindings()
    #expect(run.launches[1].output == "600000\n")
    #expect(Self.warnings(run.launches[0]) == ["saved state is very large: 601.2 kB"])
    #expect(!findings.hasErrors)
    #expect(
      findings.map { DiagnosticPrinter().text(for: $0) } == [
        """
        fence1.md:1:1: warning: launch 1 saves a state of 601.2 kB, more than 500.0 kB [run.saved-state-large]
            note: the largest value is `picture` of root: 600.0 kB
            fix: keep large data in a file or a database of the app, and encode only its name
        """
      ])
  }

  @Test func isAnErrorBeyondFourMegabytesAndNotReadForTheGuide() async throws {
    let (run, findings) = try await Self.app(savingBytes: 5_000_000).runWithFindings()
    // The app itself is served as on a phone.
    #expect(run.launches[1].output == "5000000\n")
    #expect(Self.warnings(run.launches[0]) == ["saved state is too large: 5001.2 kB"])
    #expect(
      run.launches[0].archive
        == .unreadable(reason: "it has more than the 4194304 bytes that are read"))
    #expect(
      findings.map { DiagnosticPrinter().text(for: $0) } == [
        """
        fence1.md:1:1: error: launch 1 saves a state of 5001.2 kB, more than 4194.3 kB [run.saved-state-too-large]
            note: it is not read, and no result shows it
            fix: keep large data in a file or a database of the app, and encode only its name
        """
      ])
  }

  // A file that no launch reads would cost the state that can be restored.
  @Test func isNotWrittenWhereNoLaunchWouldReadIt() async throws {
    var app = AppProgram(
      encode: """
        let launch = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"]
        coder.encode(Data(count: launch == "1" ? 1_000 : 67_109_000), forKey: "picture")
        """,
      decode: #"print((coder.decodeObject(forKey: "picture") as? Data)?.count ?? 0)"#)
    app.launches = ["app.enterBackground()", "app.enterBackground()", ""]
    let (run, findings) = try await app.runWithFindings()
    let warnings = run.launches[1].events.filter { event in
      event.kind == .warning && !event.text.name.hasPrefix("Warning: ")
    }
    #expect(
      warnings.map { "\($0.text.name): \($0.text.detail)" } == [
        "archive not written: the file has 67110219 bytes, more than the 67108864 that are read",
        "saved state is too large: 67110.2 kB",
      ])
    #expect(run.launches[2].output == "1000\n")
    #expect(findings.map(\.rule) == ["run.saved-state-too-large"])
  }
}
