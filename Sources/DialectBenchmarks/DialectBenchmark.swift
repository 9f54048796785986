import AppleDialect
import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import Synchronization

/// What the pass over an app's sources costs, beside compiling them.
@main
struct DialectBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-dialect-bench",
    abstract: "Passes and compiles examples, one after the other, and compares the times.",
    discussion: """
      Each example is an app of 80 lines with outlets, actions, selectors and overrides in \
      extensions. "again" is the pass where it kept what it made. Exits 1 where the pass takes more \
      than a tenth of the time that compiling takes, or where something is passed twice.
      """)

  @Option(help: "How many examples.")
  var examples = 60

  @Option(help: "The folder of a build with the engine; the one of this program without it.")
  var build: String?

  func run() async throws {
    let apps = (1...examples).map(SampleApp.init)
    let folder = FileManager.default.temporaryDirectory.appending(path: "dialect-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // What is left in the temporary folder does not matter.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let passes = PassTimes()
    let cache = AdaptationCache(
      folder: "\(folder)/cache/adapted", adapterIdentity: "bench", adapt: passes.measured)
    let shared = SharedWork()
    let runner = ExampleRunner(
      toolchain: try await Toolchain.find(shared: shared),
      engine: try build.map(EngineLocation.init(buildFolder:)) ?? .besideRunningExecutable(),
      cache: "\(folder)/cache", adapterIdentity: "bench", shared: shared,
      adapt: passes.measured)

    let clock = ContinuousClock()
    // The first of all compiles the modules of the toolchain that all others share.
    try await compile(SampleApp(number: 0), with: runner, in: "\(folder)/warm")
    passes.reset()
    let together = try await clock.measure {
      for app in apps { try await compile(app, with: runner, in: "\(folder)/\(app.number)") }
    }
    let (pass, count) = passes.total
    let again = try clock.measure {
      for app in apps { _ = try cache.adapted(app.program) }
    }
    let passedTwice = passes.total.count - count
    report(
      pass: pass, compiling: together - pass, again: again, lines: apps[0].lineCount,
      passedTwice: passedTwice)
    if pass * 10 > together - pass || passedTwice > 0 { throw ExitCode.failure }
  }

  private func compile(
    _ app: SampleApp, with runner: ExampleRunner, in folder: String
  ) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (executable, diagnostics) = try await runner.build(try app.example, in: folder)
    guard executable == nil else { return }
    throw ValidationError(diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined())
  }

  private func report(
    pass: Duration, compiling: Duration, again: Duration, lines: Int, passedTwice: Int
  ) {
    let share = 100 * milliseconds(pass) / milliseconds(compiling)
    let text = [
      "\(examples) examples of \(lines) lines",
      "pass \(Int(milliseconds(pass).rounded())) ms",
      "compiling \(Int(milliseconds(compiling).rounded())) ms",
      "share \(share.formatted(.number.precision(.fractionLength(1)))) %",
      "again \(Int(milliseconds(again).rounded())) ms",
      "passed twice \(passedTwice)",
    ]
    print(text.joined(separator: ", "))
  }

  private func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }
}

/// How long the pass took over all, and how often it ran.
private final class PassTimes: Sendable {
  private let times = Mutex((total: Duration.zero, count: 0))

  var total: (time: Duration, count: Int) { times.withLock { ($0.total, $0.count) } }

  func reset() { times.withLock { $0 = (.zero, 0) } }

  func measured(_ program: AuthoredProgram) -> AdaptedProgram {
    var result: AdaptedProgram?
    let time = ContinuousClock().measure { result = DialectPass.adapt(program) }
    times.withLock { $0 = ($0.total + time, $0.count + 1) }
    return result ?? AdaptedProgram(files: [])
  }
}
