import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Testing

/// A launch that is forked from a process with the engine is like one that the kernel starts.
@Suite(.serialized) struct LauncherTests {
  /// Where every launch has a user of its own; elsewhere the kernel starts each of them.
  private static let isolations = getuid() == 0 ? Isolation.allThatWork : []

  @Test(arguments: isolations)
  func forksLaunchesOfAProjectAndNotThoseThatShareNothing(_ isolation: Isolation) async throws {
    let program = Example.script(
      """
      import Foundation
      let line = FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()
      print(String(decoding: line, as: UTF8.self).contains("reprise-launcher"))
      """)
    let forked = try await Self.record(of: program, isolation, sharesLaunchers: true)
    #expect(forked.launches.map(\.output) == ["true\n"])
    let started = try await Self.record(of: program, isolation, sharesLaunchers: false)
    #expect(started.launches.map(\.output) == ["false\n"])
  }

  // By Landlock alone, a launch that the kernel starts sees the number of its supervisor.
  @Test(.enabled(if: isolations.contains(.bubblewrap)), arguments: codes.keys.sorted())
  func leavesTheSameAsALaunchThatTheKernelStarts(_ name: String) async throws {
    let program = Example.script(Self.codes[name] ?? "", name: name)
    let forked = try await Self.record(of: program, .bubblewrap, sharesLaunchers: true)
    let started = try await Self.record(of: program, .bubblewrap, sharesLaunchers: false)
    let text = forked.launches.map(\.output).joined()
    #expect(!text.isEmpty || forked.launches.contains { $0.termination != .exited(status: 0) })
    #expect(text == started.launches.map(\.output).joined())
    #expect(forked == started)
  }

  private static let codes = [
    "its-path": """
    import Foundation
    let path = { (path: String?) in path?.split(separator: "/").suffix(3).joined(separator: "/") ?? "none" }
    print(CommandLine.arguments.count, path(CommandLine.arguments.first))
    print(ProcessInfo.processInfo.arguments == CommandLine.arguments)
    print(ProcessInfo.processInfo.processName, path(Bundle.main.executablePath), Bundle.main.bundleURL.lastPathComponent)
    print(Bundle.main.bundleIdentifier ?? "none", Bundle.main.infoDictionary?.keys.sorted() ?? [])
    print(path(try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")))
    """,
    "its-environment": """
    import Foundation
    print(ProcessInfo.processInfo.environment.keys.sorted())
    print(NSHomeDirectory() == FileManager.default.currentDirectoryPath, NSTemporaryDirectory().hasSuffix("/tmp/"))
    print(TimeZone.current.identifier, Locale.current.identifier, ProcessInfo.processInfo.operatingSystemVersionString)
    print(Int(Date().timeIntervalSince1970), [1, 2, 3, 4, 5].shuffled().count, Set(1...9).map(\\.self))
    """,
    "its-defaults": """
    import Foundation
    UserDefaults.standard.set("kept", forKey: "word")
    print(UserDefaults.standard.synchronize())
    for file in FileManager.default.enumerator(atPath: NSHomeDirectory())! { print(file) }
    """,
    "its-files": """
    import Foundation
    try "text".write(toFile: "file", atomically: true, encoding: .utf8)
    let files = FileManager.default
    let day = Date(timeIntervalSince1970: 86_400)
    try files.setAttributes([.modificationDate: day, .posixPermissions: 0o640], ofItemAtPath: "file")
    let attributes = try files.attributesOfItem(atPath: "file")
    print(attributes[.modificationDate] as? Date == day, attributes[.posixPermissions] ?? "none")
    """,
    "its-open-files": """
    import Foundation
    print((0..<64).filter { fcntl(CInt($0), F_GETFD) >= 0 })
    """,
    "its-queue": """
    import Dispatch
    import Foundation
    DispatchQueue.main.async { print(Thread.isMainThread, getppid()); exit(3) }
    dispatchMain()
    """,
    "its-crash": """
    func fail(_ values: [Int]) -> Int { values[values.count] }
    print(fail([1]))
    """,
    "its-stack": "func go(_ count: Int) -> Int { go(count + 1) + 1 }\nprint(go(0))",
  ]

  // What the program wrote before it was cut off would be there in a second launch. All processes of a namespace end with the first.
  @Test(.enabled(if: isolations.contains(.bubblewrap)))
  func launchesNothingAgainThatWasCutOff() async throws {
    try await TestCache.with { cache in
      let runner = try await cache.runner(isolation: .bubblewrap)
      let program = Example.script(
        """
        import Foundation
        try "here".write(toFile: "begun", atomically: true, encoding: .utf8)
        sleep(300)
        """)
      async let outcomes = runner.run([program])
      try await Self.waitForFile(named: "begun", in: "\(cache.path)/work")
      for process in try Processes.forkServers(of: cache) { kill(process, SIGKILL) }
      let outcome = try await outcomes[0]
      let ends = outcome.record?.launches.map(\.termination)
      #expect(ends == [.recordLost(reason: "another process killed its supervisor")])
    }
  }

  private static func waitForFile(named name: String, in folder: String) async throws {
    while true {
      let files = FileManager.default.enumerator(atPath: folder)
      while let path = files?.nextObject() as? String {
        if path.hasSuffix("/\(name)") { return }
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  private static func record(
    of program: Example, _ isolation: Isolation, sharesLaunchers: Bool
  ) async throws -> RunRecord {
    let runner = try await TestCache.shared().runner(
      isolation: isolation, sharesLaunchers: sharesLaunchers)
    let outcome = try await runner.run([program])[0]
    return try #require(outcome.record)
  }
}
