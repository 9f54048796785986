import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Checks how the launches of an example ended.
struct TerminationChecker {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    record.launches
      .filter { !ExpectedTermination.isExpected($0, of: example) }
      .map { missingTrap(of: $0) ?? diagnostic(for: $0) }
  }

  /// What to say of launches that left processes behind: a guide can be right anyway.
  func warnings(for record: RunRecord) -> [Diagnostic] {
    record.launches.filter(\.leftProcesses).map { launch in
      let location = location(of: launch)
      return Diagnostic(
        .warning, rule: "run.left-processes", at: location,
        "\(name(of: launch)) left processes behind, which were killed",
        excerpt: text.excerpt(at: location))
    }
  }

  private func name(of launch: LaunchRecord) -> String {
    example.kind == .script ? "`\(example.name)`" : "launch \(launch.number) of `\(example.name)`"
  }

  /// What to say of a launch that was to die of a trap, and did not, or of another one.
  private func missingTrap(of launch: LaunchRecord) -> Diagnostic? {
    guard let trap = example.launches.first(where: { $0.number == launch.number })?.trap else {
      return nil
    }
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let location = fence?.location ?? example.location
    let (rule, what) =
      if case .signalled(_, let message, _) = launch.termination {
        ("run.trapped-otherwise", message)
      } else {
        ("run.not-trapped", launch.termination.description)
      }
    return Diagnostic(
      rule: rule, at: location,
      "\(name(of: launch)) must end with the trap of `traps=`, and did not",
      excerpt: text.excerpt(at: location),
      difference: ["- \(trap)"] + what.split(separator: "\n").map { "+ \($0)" },
      notes: lastLines(of: launch, besides: what))
  }

  private func diagnostic(for launch: LaunchRecord) -> Diagnostic {
    let location = location(of: launch)
    let facts = facts(of: launch)
    return Diagnostic(
      rule: facts.rule, at: location, facts.summary, excerpt: text.excerpt(at: location),
      notes: facts.notes + lastLines(of: launch, besides: facts.summary))
  }

  private func location(of launch: LaunchRecord) -> SourceLocation {
    let called = launch.termination.callSites.lazy.compactMap(text.location(of:)).first
    if case .signalled = launch.termination {
      let reported = ReportedPlace(launch.errorOutput)?.location(in: text)
      // The call site knows the column; the runtime knows the line where the call site has none.
      if let called, reported == nil || called.line == reported?.line { return called }
      if let place = reported ?? called { return place }
    } else if let called {
      return called
    }
    if let last = lastLine(of: launch) { return last }
    let fence = example.launches.first { $0.number == launch.number }?.fence
    return fence?.location ?? example.location
  }

  /// Of a launch that was stopped, the last line that the record has; what ran behind it left nothing.
  private func lastLine(of launch: LaunchRecord) -> SourceLocation? {
    guard case .timedOut = launch.termination else { return nil }
    return launch.events.reversed().lazy
      .compactMap { $0.callSites.lazy.compactMap(text.location(of:)).first }.first
  }

  private func facts(
    of launch: LaunchRecord
  ) -> (rule: String, summary: String, notes: [String]) {
    let name = name(of: launch)
    switch launch.termination {
    case .signalled(let signal, let message, _):
      let lines = message.split(separator: "\n").map(String.init)
      let summary = lines.first ?? "signal \(signal) ended \(name)"
      let advice = [adviceOnScenes(launch)].compactMap(\.self)
      return ("run.trapped", summary, lines.dropFirst() + advice)
    case .threw(let message):
      return ("run.threw", "\(name) threw: \(message.withoutAddresses())", [])
    case .timedOut(let seconds):
      let place = "this is the last line that is known to have run: look behind it"
      let limit = "if it needs more time, write `seconds=` on its block, up to 60"
      return (
        "run.timed-out", "\(name) was stopped after \(seconds) s",
        (lastLine(of: launch) == nil ? [] : [place]) + [limit]
      )
    case .outputLimitExceeded(let bytes):
      return (
        "run.output-limit",
        "\(name) was stopped after printing \(bytes) bytes, where its output is cut off", []
      )
    case .processLimitExceeded(let count):
      return (
        "run.process-limit",
        "\(name) was stopped because it had started more than \(count) processes",
        // `threadsEach` in Supervision/supervision.c.
        ["more than \(8 * count) threads in all of its processes together count as too many, too"]
      )
    case .memoryLimitExceeded(let bytes, _):
      return ("run.memory-limit", "\(name) needed more than \(bytes >> 20) MiB of memory", [])
    case .fileLimitExceeded(let bytes):
      return (
        "run.file-limit",
        "\(name) was stopped because it wrote a file of more than \(bytes >> 20) MiB", []
      )
    case .diskLimitExceeded(let bytes, let files):
      return (
        "run.disk-limit",
        "\(name) was stopped because it wrote more than \(bytes >> 20) MiB, or more than \(files) files",
        ["files in folders that cannot be read, or are more than 64 deep, count as too many"]
      )
    case .traceLimitExceeded(let events):
      return (
        "run.trace-limit",
        "\(name) recorded more than \(events) events, where its trace is cut off", []
      )
    case .recordLost(let reason):
      return ("run.record", "the record of \(name) is lost: \(reason)", [])
    case .exited(let status):
      return ("run.exited", "\(name) exited with status \(status)", [])
    case .killedAtEnd, .terminated, .forceQuit, .crashed:
      return ("run.ended", "\(name): \(launch.termination)", [])
    }
  }

  /// What to do about an app that the system does not launch because it has not adopted scenes.
  private func adviceOnScenes(_ launch: LaunchRecord) -> String? {
    for case .decision(.appNotLaunched(let sdk, let reason)) in launch.events.map(\.content) {
      let missing =
        switch reason {
        case .noManifest: "give it an `Info.plist` with a `UIApplicationSceneManifest`"
        case .noConfigurations: "give its scene manifest `UISceneConfigurations`"
        }
      return "an app that is built with SDK \(sdk) must adopt scenes: \(missing), "
        + "or write `sdk: 18` in the guide's front matter if it is about apps without scenes"
    }
    return nil
  }

  /// The end of what the launch printed; the line that the summary repeats is left out.
  private func lastLines(of launch: LaunchRecord, besides summary: String) -> [String] {
    let printed = launch.output.split(separator: "\n").suffix(5)
      .map { "printed: \(String($0).withoutAddresses())" }
    let reason = launch.errorOutput.split(separator: "\n")
      .filter { $0 != summary && !$0.hasSuffix(": \(summary)") }.suffix(5).map {
        "standard error: \($0)"
      }
    return (printed + reason).map { $0.count > 200 ? "\($0.prefix(200))…" : $0 }
  }
}
