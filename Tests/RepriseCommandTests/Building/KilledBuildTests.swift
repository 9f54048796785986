import Foundation
import Glibc
import Testing

struct KilledBuildTests {
  /// A generator whose numbers are the same in every run of the tests.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Two states of a project, with enough files that writing them takes a while.
  private static func files(_ word: String) -> [String: String] {
    var files = ["guide.md": SampleGuides.script.replacing("Script", with: word)]
    for number in 0..<150 { files["data/\(number).txt"] = "\(word) \(number)\n" }
    return files
  }

  /// When a build is killed.
  private enum Moment {
    /// Before it has read anything.
    case atStart

    /// After a part of the time that it takes to come to writing.
    case checking(Double)

    /// When a part of the site's files is written.
    case writing(Double)

    /// When the new site is in its place.
    case written
  }

  @Test func leavesTheOldSiteOrTheNewAndDoesNotDisturbTheNext() async throws {
    try await kill(at: [.atStart, .checking(0.5), .writing(0), .writing(0.5), .written])
  }

  @Test(.nightly(.kills), .timeLimit(.minutes(10)))
  func leavesTheOldSiteOrTheNewAfter30Kills() async throws {
    var generator = SeededGenerator(state: 20)
    let moments = (1...30).map { turn -> Moment in
      switch turn % 10 {
      case 0: .atStart
      case 5: .written
      case 1, 2: .checking(.random(in: 0...2, using: &generator))
      default: .writing(.random(in: 0...1, using: &generator))
      }
    }
    try await kill(at: moments)
  }

  /// Kills a build at each of the moments: the first has to leave the old site, one the new.
  private func kill(at moments: [Moment]) async throws {
    let states = [Self.files("Old"), Self.files("New")]
    try await GuideProject.with(states[0]) { project in
      let project = try project.withOwnCache()
      var sites: [[String: Data]] = []
      var checking = Duration.zero
      for state in states {
        try write(state, to: project)
        checking = try await durationOfChecking(in: project)
        sites.append(try project.site.files())
      }
      #expect(sites[0] != sites[1])
      var found = Set<Int>()
      for (turn, moment) in moments.enumerated() {
        try write(states[turn % 2], to: project)
        let build = try project.start(["build"])
        try await wait(for: moment, of: build, in: project, checking: checking, of: sites[turn % 2])
        _ = try await build.finished()
        let site = try project.site.files()
        let state = try #require(sites.firstIndex(of: site), "half a site after turn \(turn)")
        found.insert(state)
      }
      #expect(found == [0, 1], "no kill hit, or none missed")
      for state in [1, 0] {
        try write(states[state], to: project)
        #expect(try await project.reprise("build").exitCode == 0)
        #expect(try project.site.files() == sites[state])
      }
      #expect(try project.folder.names() == ["Content", "Site", "_site", "cache"])
      #expect(try project.cache("work").names() == [])
    }
  }

  private func write(_ files: [String: String], to project: GuideProject) throws {
    for (name, text) in files { try project.content.write(text, to: name) }
  }

  /// Builds the site, and returns how long it takes to come to writing it.
  private func durationOfChecking(in project: GuideProject) async throws -> Duration {
    let start = ContinuousClock.now
    let build = try project.start(["build"])
    let duration = try await Waiting.until {
      // On a busy machine the whole of writing may be missed.
      stagedFiles(of: build, in: project) != nil || !build.isRunning
    } then: {
      ContinuousClock.now - start
    }
    let built = try await build.finished()
    #expect(built.exitCode == 0, "\(built)")
    return duration
  }

  /// Kills a build at a moment; one that is over before has missed it.
  private func wait(
    for moment: Moment, of build: RunningCommand, in project: GuideProject, checking: Duration,
    of site: [String: Data]
  ) async throws {
    let start = ContinuousClock.now
    try await Waiting.until {
      guard build.isRunning else { return true }
      return switch moment {
      case .atStart: true
      case .checking(let part): ContinuousClock.now - start > checking * part
      case .writing(let part):
        stagedFiles(of: build, in: project).map { Double($0) >= Double(site.count) * part } ?? false
      case .written: try project.site.data("data/0.txt") == site["data/0.txt"]
      }
    } then: {
      _ = Glibc.kill(build.identifier, SIGKILL)
    }
  }

  /// How many files of the new site a build has written; nil where it has not begun.
  private func stagedFiles(of build: RunningCommand, in project: GuideProject) -> Int? {
    let stage = project.folder("._site.reprise-\(build.identifier)").path
    guard FileManager.default.fileExists(atPath: stage) else { return nil }
    return FileManager.default.subpaths(atPath: stage)?.count ?? 0
  }
}
