import Foundation
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

  private static func site(of files: [String: String]) async throws -> [String: Data] {
    try await GuideProject.with(files) { project in
      // Not behind the commands of all other tests: this one takes the longest.
      let built = try await project.start(["build"]).finished()
      #expect(built.exitCode == 0)
      return try project.site.files()
    }
  }

  /// Waits until the build writes the new site, or is over.
  private func waitForStage(of build: RunningCommand, in project: GuideProject) async throws {
    let stage = project.folder("._site.reprise-\(build.identifier)").path
    while !FileManager.default.fileExists(atPath: stage), build.isRunning {
      try await Task.sleep(for: .microseconds(500))
    }
  }

  /// How long a build takes to come to writing the site, and from there to its end.
  private func durations(in project: GuideProject) async throws -> (Duration, Duration) {
    let start = ContinuousClock.now
    let build = try project.start(["build"])
    try await waitForStage(of: build, in: project)
    let stage = ContinuousClock.now
    let built = try await build.finished()
    #expect(built.exitCode == 0)
    return (stage - start, .now - stage)
  }

  @Test(.timeLimit(.minutes(10)))
  func leaveTheOldSiteOrTheNewAndDoNotDisturbTheNext() async throws {
    let states = [Self.files("Old"), Self.files("New")]
    let sites = [try await Self.site(of: states[0]), try await Self.site(of: states[1])]
    #expect(sites[0] != sites[1])
    var generator = SeededGenerator(state: 20)
    try await GuideProject.with(states[0]) { project in
      var project = project
      project.cache = project.folder("cache")
      let (checking, writing) = try await durations(in: project)
      var found = Set<Int>()
      for turn in 1...30 {
        for (name, text) in states[turn % 2] { try project.content.write(text, to: name) }
        let build = try project.start(["build"])
        let moment = Double.random(in: 0...2, using: &generator)
        if turn % 5 == 0 {
          try await Task.sleep(for: checking * moment)
        } else {
          try await waitForStage(of: build, in: project)
          try await Task.sleep(for: writing * moment)
        }
        kill(build.identifier, SIGKILL)
        _ = try await build.finished()
        let site = try project.site.files()
        let state = try #require(sites.firstIndex(of: site), "half a site after turn \(turn)")
        found.insert(state)
      }
      #expect(found == [0, 1], "no kill hit, or none missed")
      for state in [1, 0] {
        for (name, text) in states[state] { try project.content.write(text, to: name) }
        #expect(try await project.reprise("build").exitCode == 0)
        #expect(try project.site.files() == sites[state])
      }
      #expect(try project.folder.names() == ["Content", "Site", "_site", "cache"])
      #expect(try project.cache("work").names() == [])
    }
  }
}
