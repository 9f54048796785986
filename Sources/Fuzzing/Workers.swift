import Foundation
import Glibc

/// Processes of this program, as many at once as there are processors, each with its own home.
///
/// A process that dies does so over one seed: that is noted, and another goes on behind it.
final class Workers<Outcome: Decodable> {
  /// What to do with some seeds.
  struct Job {
    var arguments: [String]
    var first: UInt64
    var count: UInt64
  }

  private struct Running {
    var job: Job
    var process: Process
    var progress: SharedNumber
    var folder: URL

    /// How many of the seeds are behind it.
    var done: UInt64 {
      progress.value < job.first ? 0 : min(progress.value - job.first, job.count)
    }
  }

  private var jobs: [Job]
  private let folder: URL
  private let environment: [String: String]
  private let outcome: (Outcome) -> Void
  private var started = 0

  /// How many seeds are behind the processes that have ended.
  private var done: UInt64 = 0

  /// The seeds over which processes died, and how.
  private(set) var deaths: [String] = []
  private(set) var crashes = 0
  private(set) var hangs = 0

  /// Kilobytes that the largest process took; those that died are not counted.
  private(set) var peakMemory = 0

  /// - Parameters:
  ///   - folder: Where the processes have their homes.
  ///   - outcome: Called with what each process says.
  init(
    _ jobs: [Job], in folder: URL, environment: [String: String] = [:],
    outcome: @escaping (Outcome) -> Void
  ) {
    self.jobs = jobs.reversed()
    self.folder = folder
    self.environment = environment
    self.outcome = outcome
  }

  /// Runs all jobs.
  ///
  /// - Parameter progress: Called now and then with the number of seeds that are done.
  func run(progress: (UInt64) -> Void) throws {
    var running: [Running] = []
    while !jobs.isEmpty || !running.isEmpty {
      while running.count < ProcessInfo.processInfo.activeProcessorCount, let job = jobs.popLast() {
        running.append(try start(job))
      }
      usleep(20_000)
      // Each is asked once: one that ends in between would be gone without what it says.
      let ended = running.indices.filter { !running[$0].process.isRunning }
      for index in ended { try finish(running[index]) }
      for index in ended.reversed() { running.remove(at: index) }
      progress(running.reduce(done) { $0 + $1.done })
    }
  }

  private func start(_ job: Job) throws -> Running {
    started += 1
    let home = folder.appending(path: "\(started)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      job.arguments + [
        "--first", "\(job.first)", "--count", "\(job.count)", "--report", home.path,
      ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": home.path, "CFFIXED_USER_HOME": home.path, "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }.merging(environment) { $1 }
    let progress = try SharedNumber("\(home.path)/\(Block.progressFile)")
    progress.store(job.first)
    try process.run()
    return Running(job: job, process: process, progress: progress, folder: home)
  }

  private func finish(_ ended: Running) throws {
    let file = ended.folder.appending(path: Block.outcomeFile)
    if ended.process.terminationReason == .exit, ended.process.terminationStatus == 0 {
      if let data = FileManager.default.contents(atPath: file.path) {
        outcome(try JSONDecoder().decode(Outcome.self, from: data))
      }
      let memory = try SharedNumber(ended.folder.appending(path: Block.memoryFile).path).value
      peakMemory = max(peakMemory, Int(memory))
      done += ended.job.count
    } else {
      noteDeath(ended)
    }
    try FileManager.default.removeItem(at: ended.folder)
  }

  private func noteDeath(_ ended: Running) {
    let status = ended.process.terminationStatus
    let isSignal = ended.process.terminationReason == .uncaughtSignal
    if isSignal, status == SIGPROF { hangs += 1 } else { crashes += 1 }
    let seed = ended.progress.value
    deaths.append(
      "\(ended.job.arguments.joined(separator: " ")), seed \(seed): "
        + (isSignal ? "signal \(status)" : "status \(status)"))
    done += ended.done + 1
    // What came before the seed is not counted again, nor said; it was sound.
    let next = seed + 1
    let end = ended.job.first + ended.job.count
    guard isSignal, next < end, deaths.count < Self.mostDeaths else { return }
    jobs.append(Job(arguments: ended.job.arguments, first: next, count: end - next))
  }

  /// One cause of death has thousands of seeds.
  private static var mostDeaths: Int { 200 }
}
