import Diagnostics
import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Testing

/// Nothing that is supervised reaches its supervisor, its runner or the examples beside it.
struct SupervisorTests {
  /// What the system has, to be read.
  private static let system = ["/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache"].map {
    "--read=\($0)"
  }

  /// What untrusted programs do to the process that decides what became of them.
  private static let attack =
    HostileProgram.preamble + """
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
      let (pidfd_open, pidfd_getfd, attach, processVmRead) = (434, 438, 16, 310)
      var got: [String] = []
      for process in [1, Int(getppid())] {
        if call(101, attach, process, 0, 0, 0) == 0 { got.append("traced") }
        let handle = call(pidfd_open, process, 0, 0, 0, 0)
        if handle >= 0 {
          for number in 0..<16 where call(pidfd_getfd, handle, number, 0, 0, 0) >= 0 {
            got.append("took a file")
          }
        }
        if open("/proc/\\(process)/mem", O_RDWR) >= 0 { got.append("opened its memory") }
        if open("/proc/\\(process)/environ", O_RDONLY) >= 0 { got.append("opened its environment") }
        if opendir("/proc/\\(process)/fd") != nil { got.append("saw its files") }
        if call(processVmRead, process, 0, 0, 0, 0) == 0 { got.append("read its memory") }
      }
      if open("/proc/sys/kernel/core_pattern", O_WRONLY) >= 0 { got.append("opened a setting") }
      if call(272, 0x1000_0000, 0, 0, 0, 0) == 0 { got.append("has a namespace") }
      if call(319, Int(bitPattern: strdup("x")), 0, 0, 0, 0) >= 0 { got.append("has memory of nobody") }
      if call(29, 0, 4096, 0o1600, 0, 0) >= 0 { got.append("has memory of nobody") }
      if call(248, Int(bitPattern: strdup("user")), Int(bitPattern: strdup("x")), 0, 0, 0) >= 0 {
        got.append("has a key")
      }
      if call(425, 1, 0, 0, 0, 0) >= 0 { got.append("has a ring") }
      let closesInOwnTable = 2
      if call(436, 900, 901, closesInOwnTable, 0, 0) == 0 { got.append("has files of a thread") }
      let threadWithOwnFiles = 0x1_0900
      if call(56, threadWithOwnFiles, 0, 0, 0, 0) >= 0 { got.append("has files of a thread") }
      if call(157, 1, 0, 0, 0, 0) == 0 { got.append("outlives its supervisor") }
      if getuid() == 0 || geteuid() == 0 { got.append("is root") }
      if setuid(0) == 0 { got.append("became root") }
      print(got)
      """

  #if arch(x86_64)
    @Test(arguments: Isolation.allThatWork)
    func reachesNothingOfItsSupervisor(_ isolation: Isolation) async throws {
      let outcome = try await TestCache.shared().runner(isolation: isolation)
        .run([.script(Self.attack)])[0]
      #expect(outcome.diagnostics == [])
      #expect(outcome.record?.launches.first?.output == "[]\n")
    }
  #endif

  @Test func isFoundOutWhereTheSupervisorWasEnded() async throws {
    try await TestCache.with { cache in
      // From outside, as when memory runs out on the machine.
      let termination = Task {
        while !Task.isCancelled {
          for process in try Processes.supervisors(of: cache) { kill(process, SIGKILL) }
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      defer { termination.cancel() }
      let runner = try await cache.runner(isolation: .landlock)
      let outcome = try await runner.run([.script("import Glibc\nsleep(20)")])[0]
      #expect(outcome.diagnostics.map(\.rule) == ["run.record"])
      #expect(
        outcome.diagnostics.first?.summary
          == "the record of `run-1` is lost: another process killed its supervisor")
    }
  }

  @Test func seesTheFilesOfItsListAndNoOthers() throws {
    let folder = try WorkPlace()
    defer { folder.remove() }
    let run = try SupervisedProgram(
      """
      cat \(folder.path)/mine/a; cat \(folder.path)/others/a; ls \(folder.path) || echo closed
      echo x >\(folder.path)/others/a; echo y >\(folder.path)/mine/a && cat \(folder.path)/mine/a
      ln -s \(folder.path)/others/a \(folder.path)/mine/link; cat \(folder.path)/mine/link || echo closed
      """, bounds: ["--landlock"] + Self.system + ["--write=\(folder.path)/mine"])
    #expect(
      run.output.split(separator: "\n").filter { !$0.contains(":") } == [
        "mine", "closed", "y", "closed",
      ])
    #expect(try folder.content("others/a") == "others\n")
    #expect(run.reports.first == "started")
  }

  // Runs of one loaded compiler share a namespace.
  @Test func changesNothingOfOthersInItsNamespace() throws {
    let folder = try WorkPlace()
    defer { folder.remove() }
    let run = try SupervisedProgram(
      """
      chmod 0 \(folder.path)/others/a; touch \(folder.path)/others/a; chmod 0 \(folder.path)/others
      kill -0 \(getpid()) && echo signaled
      echo done
      """,
      bounds: ["--among-others", "--landlock"] + Self.system
        + ["--write=\(folder.path)/mine", "--refuse-calls"])
    #expect(run.output.hasSuffix("done\n"))
    #expect(!run.output.contains("signaled"))
    #expect(try folder.mode("others/a") == 0o644)
    #expect(try folder.mode("others") == 0o755)
  }

  // Launches that are forked from one process share a namespace, and each has a user of its own.
  @Test(.enabled(if: getuid() == 0)) func changesFilesOfItsOwnUserAlone() throws {
    let folder = try WorkPlace()
    defer { folder.remove() }
    for path in ["mine", "mine/a"] { chown("\(folder.path)/\(path)", 61_999, 61_999) }
    for path in ["others", "others/a"] { chown("\(folder.path)/\(path)", 62_000, 62_000) }
    let run = try SupervisedProgram(
      """
      chmod 0 \(folder.path)/others/a; chmod 0 \(folder.path)/others
      kill -0 \(getpid()) && echo signaled
      chmod 600 \(folder.path)/mine/a && touch -d @86400 \(folder.path)/mine/a && stat -c %Y \(folder.path)/mine/a
      """,
      bounds: ["--user=61999", "--among-other-users", "--landlock"] + Self.system
        + ["--write=\(folder.path)/mine", "--refuse-calls"])
    #expect(run.output.hasSuffix("\n86400\n"))
    #expect(!run.output.contains("signaled"))
    #expect(try folder.mode("mine/a") == 0o600)
    #expect(try folder.mode("others/a") == 0o644)
    #expect(try folder.mode("others") == 0o755)
  }

  @Test(arguments: 0...1) func startsProgramsWithEvenOrOddNumbers(_ parity: Int) throws {
    for _ in 1...4 {
      let run = try SupervisedProgram("echo $$", bounds: ["--parity=\(parity)"])
      let number = try #require(Int(run.output.dropLast()))
      #expect(number % 2 == parity)
    }
  }

  // A process that the tool forks has open what the tool is writing, until it runs a program itself.
  @Test func startsAProgramThatWasOpenForWriting() throws {
    let folder = try WorkPlace()
    defer { folder.remove() }
    let program = "\(folder.path)/program"
    try FileManager.default.copyItem(atPath: "/bin/echo", toPath: program)
    let writer = open(program, O_WRONLY | O_CLOEXEC)
    #expect(writer >= 0)
    Thread.detachNewThread {
      usleep(300_000)
      close(writer)
    }
    let run = try SupervisedProgram([program, "started"])
    #expect(run.output == "started\n", "\(run.reports)")
  }

  @Test func startsNothingAmongOtherUsersWithoutAUser() throws {
    let run = try SupervisedProgram("echo started", bounds: ["--among-other-users", "--landlock"])
    #expect(run.output == "")
    #expect(run.reports.first == "unstarted \(EINVAL)")
  }

  @Test(arguments: [
    "for each in $(seq 70); do mkdir folder && cd folder; done", "mkdir closed && chmod 0 closed",
  ])
  func endsWhatPutsFilesWhereTheyCannotBeCounted(_ commands: String) throws {
    let folder = try WorkPlace()
    defer { folder.remove() }
    chmod("\(folder.path)/mine", 0o777)
    let run = try SupervisedProgram(
      "cd \(folder.path)/mine; \(commands); sleep 1; echo ended by itself",
      bounds: ["--entries=1000", "--write=\(folder.path)/mine"])
    // Nothing is closed to the superuser.
    let isCounted = getuid() == 0 && commands.contains("chmod")
    #expect(run.reports.last?.hasPrefix(isCounted ? "exited 0" : "entries") == true)
  }

  // Each process of a chain starts the next and ends, so that none is there any more when it must be ended. In
  // bubblewrap the namespace ends with its first process.
  @Test func endsWhatStartsFasterThanItLooks() async throws {
    let chains =
      HostileProgram.preamble + """
        for _ in 0..<8 where fork() == 0 {
          setsid()
          while time(nil) < minute {
            write(1, ".", 1)
            if fork() != 0 { _exit(0) }
          }
        }
        usleep(300_000)
        write(1, "E", 1)
        _exit(0)
        """
    let outcome = try await TestCache.shared().runner(isolation: .landlock)
      .run([.script(chains)])[0]
    #expect(outcome.diagnostics.map(\.rule) == ["run.left-processes"])
    let output = try #require(outcome.record?.launches.first?.output)
    let parts = output.split(separator: "E", omittingEmptySubsequences: false).map(\.count)
    try #require(parts.count == 2)
    #expect(parts[0] > 8)
    #expect(parts[1] < 500)
  }

  @Test(arguments: [
    ["--user=0"], ["--nowhere=1"], ["--landlock", "--write=/nowhere"], ["--read=/usr"],
  ])
  func doesNotStartWithoutItsBounds(_ bounds: [String]) throws {
    let run = try SupervisedProgram("echo ran", bounds: bounds)
    #expect(run.output == "")
    #expect(run.reports.contains { $0.hasPrefix("unstarted ") })
  }
}

/// Two folders with a file each.
private struct WorkPlace {
  let path = "\(FileManager.default.temporaryDirectory.path)/reprise-places-\(UUID().uuidString)"

  init() throws {
    for name in ["mine", "others"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(name)", withIntermediateDirectories: true)
      try Data("\(name)\n".utf8).write(to: URL(filePath: "\(path)/\(name)/a"))
      chmod("\(path)/\(name)", 0o755)
      chmod("\(path)/\(name)/a", 0o644)
    }
  }

  func content(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  func remove() {
    // What is left goes with the folder for temporary files.
    try? FileManager.default.removeItem(atPath: path)
  }
}
