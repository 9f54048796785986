import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup
import RunRecord
import SiteModel
import Synchronization

/// What a pipeline that goes through a project again and again keeps from one time to the next.
///
/// It holds what belongs to exactly the text that is there, so that nothing in it can be out of date:
/// a guide's reading belongs to its bytes, what came of an example to the example.
package final class PipelineCache: Sendable {
  private struct State {
    var configuration: SiteConfigurationFile?
    var readings: [String: GuideReading] = [:]
    var links: [String: (check: LinkCheck, findings: [Diagnostic])] = [:]
    var outcomes: [ExampleKey: ExampleOutcome] = [:]
    var pages: [String: (inputs: PageInputs, page: Page)] = [:]
    var runner: ExampleRunner?
    var isolation: Isolation?

    /// The stamps of the author's own modules; nil before any example has run.
    var modules: Set<FileStamp>?
  }

  /// By which an example is found again.
  private struct ExampleKey: Hashable {
    var guide: String
    var name: String

    init(_ example: Example) {
      guide = example.guide
      name = example.name
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Lets every example run again, though nothing in its guide has changed.
  package func forgetOutcomes() {
    state.withLock { $0.outcomes = [:] }
  }

  /// Lets every example run again if the author's own modules were built again.
  func noteModules(_ modules: ImportedModules) {
    let stamps = modules.stamps
    state.withLock { state in
      if let old = state.modules, old != stamps {
        state.outcomes = [:]
        state.runner = nil
      }
      state.modules = stamps
    }
  }

  /// What the site's folder says of how it is arranged, read now or before.
  func configuration(
    in folder: String, guides: [String]
  ) throws(ProjectError) -> SiteConfigurationFile {
    if let known = state.withLock(\.configuration), try known.isStill(in: folder, guides: guides) {
      return known
    }
    let file = try SiteConfigurationFile(folder: folder, guides: guides)
    state.withLock { $0.configuration = file }
    return file
  }

  /// What reading the file came to, now or before.
  func reading(
    of file: GuideFile, _ included: IncludedFiles, leavingOut leftOut: Set<Int>
  ) -> GuideReading {
    if let known = state.withLock({ $0.readings[file.name] }),
      known.isStill(of: file, included, leavingOut: leftOut)
    {
      return known
    }
    let reading = GuideReading(file, included, leavingOut: leftOut)
    state.withLock { $0.readings[file.name] = reading }
    return reading
  }

  /// What is wrong with a guide's links, found out now or before.
  func findings(of check: LinkCheck) -> [Diagnostic] {
    let name = check.guide.name
    if let known = state.withLock({ $0.links[name] }), known.check == check {
      return known.findings
    }
    let findings = check.diagnostics()
    state.withLock { $0.links[name] = (check, findings) }
    return findings
  }

  /// What came of an example when it was last run, if that is what would come of it now.
  func outcome(of example: Example) -> ExampleOutcome? {
    guard let known = state.withLock({ $0.outcomes[ExampleKey(example)] }) else { return nil }
    return known.example == example ? known : known.moved(to: example)
  }

  /// Keeps what came of all examples that there are, and forgets the others.
  ///
  /// One that was ended for want of time or memory is tried again.
  func keep(_ outcomes: [ExampleOutcome]) {
    let settled = outcomes.filter(\.isSettled).map { (ExampleKey($0.example), $0) }
    state.withLock { state in
      state.outcomes = Dictionary(settled) { first, _ in first }
    }
  }

  /// The page that these come to, made now or before.
  func page(for inputs: PageInputs) -> Page {
    let name = inputs.run.guide.name
    if let known = state.withLock({ $0.pages[name] }), known.inputs == inputs { return known.page }
    let page = inputs.page(isEditable: true).withFacts()
    state.withLock { $0.pages[name] = (inputs, page) }
    return page
  }

  /// The runner, and what keeps examples from the rest of the machine, found out once.
  func runner(
    _ make: () async throws -> ExampleRunner
  ) async throws -> (ExampleRunner, Isolation) {
    if let (runner, isolation) = state.withLock({ state in
      state.runner.flatMap { runner in state.isolation.map { (runner, $0) } }
    }) {
      return (runner, isolation)
    }
    let runner = try await make()
    let isolation = try await runner.isolation
    state.withLock { ($0.runner, $0.isolation) = (runner, isolation) }
    return (runner, isolation)
  }
}

extension ExampleOutcome {
  /// Whether the same would come of it again: not where it was ended for want of time or memory, or
  /// could not be run for a reason that lies elsewhere.
  var isSettled: Bool {
    guard let record else {
      return !diagnostics.contains { $0.rule.hasPrefix("run.") || $0.rule.hasPrefix("build.") }
    }
    return record.launches.allSatisfy { launch in
      switch launch.termination {
      case .killedAtEnd, .terminated, .forceQuit, .crashed, .exited, .threw, .signalled: true
      case .timedOut, .outputLimitExceeded, .processLimitExceeded, .memoryLimitExceeded,
        .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded, .recordLost:
        false
      }
    }
  }
}
