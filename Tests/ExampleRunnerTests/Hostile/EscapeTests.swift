import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Testing

/// What a program reaches of the machine: nothing, unless it was asked for that nothing keeps it apart.
struct EscapeTests {
  @Test(arguments: Isolation.allThatWork + [.unconfined], [true, false])
  func keepsProgramsFromFilesOfOthers(
    _ isolation: Isolation, _ sharesLaunchers: Bool
  ) async throws {
    let cache = try TestCache.shared()
    let outside = try Outside()
    defer { outside.remove() }
    let printed = try await output(
      of: """
        import Foundation
        print(FileManager.default.contents(atPath: "\(outside.path)/secret") == nil)
        do {
          try "here".write(toFile: "\(outside.path)/written", atomically: false, encoding: .utf8)
          print("written")
        } catch { print("not written") }
        try? FileManager.default.removeItem(atPath: "\(outside.path)/secret")
        """, cache, isolation, sharesLaunchers: sharesLaunchers)
    let isShut = isolation != .unconfined
    #expect(printed == (isShut ? "true\nnot written\n" : "false\nwritten\n"))
    #expect(try outside.names() == (isShut ? ["secret"] : ["written"]))
  }

  // The runner reads what a program has saved, and may see more than the program.
  @Test(arguments: Isolation.allThatWork, ["data.data", ""])
  func followsNoLinkThatAProgramMakesOfItsSavedState(
    _ isolation: Isolation, _ linked: String
  ) async throws {
    let cache = try TestCache.shared()
    let outside = try Outside()
    defer { outside.remove() }
    try FileManager.default.copyItem(
      atPath: "\(outside.path)/secret", toPath: "\(outside.path)/data.data")
    let program = Example.script(
      """
      import Foundation
      let all = NSHomeDirectory() + "/Library/Saved Application State"
      let state = all + "/guide.test.run-1.savedState"
      let linked = "\(linked)"
      try FileManager.default.createDirectory(
        atPath: linked.isEmpty ? all : state, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: linked.isEmpty ? state : state + "/" + linked,
        withDestinationPath: "\(outside.path)/" + linked)
      """)
    let outcome = try await cache.runner(isolation: isolation).run([program])[0]
    #expect(
      outcome.record?.launches.first?.archive
        == .unreadable(reason: "it is behind a symbolic link, which is not followed"))
  }

  @Test(arguments: Isolation.allThatWork + [.unconfined], [true, false])
  func keepsProgramsFromTheNetwork(
    _ isolation: Isolation, _ sharesLaunchers: Bool
  ) async throws {
    let cache = try TestCache.shared()
    let listener = try Listener()
    let printed = try await output(
      of: """
        import Glibc
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(\(listener.port)).bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connection = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        let result = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        print(result == 0 ? "connected" : "refused")
        """, cache, isolation, sharesLaunchers: sharesLaunchers)
    #expect(printed == (isolation == .unconfined ? "connected\n" : "refused\n"))
    #expect(listener.hasConnection == (isolation == .unconfined))
  }

  // No signal is sent: number 0 asks whether one could be.
  @Test(arguments: Isolation.allThatWork + [.unconfined], [true, false])
  func keepsProgramsFromProcessesOfOthers(
    _ isolation: Isolation, _ sharesLaunchers: Bool
  ) async throws {
    let cache = try TestCache.shared()
    let printed = try await output(
      of: """
        import Glibc
        print(kill(\(getpid()), 0) == 0 ? "seen" : "not seen")
        """, cache, isolation, sharesLaunchers: sharesLaunchers)
    #expect(printed == (isolation == .unconfined ? "seen\n" : "not seen\n"))
  }

  // What keeps the outputs open can be found by that alone, and no process waits for it.
  @Test(arguments: Isolation.allThatWork, [true, false])
  func findsWhatGotRidOfItsSupervisorAndOfItsMark(
    _ isolation: Isolation, _ sharesLaunchers: Bool
  ) async throws {
    try await TestCache.with { cache in
      let sleep = "57.\(isolation == .landlock ? 1 : 2)\(sharesLaunchers ? 1 : 2)"
      _ = try await output(
        of: HostileProgram.preamble + """
          var ends: [CInt] = [0, 0]
          pipe2(&ends, O_CLOEXEC)
          if fork() == 0 {
            setsid()
            var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("\(sleep)"), nil]
            var nothing: [UnsafeMutablePointer<CChar>?] = [nil]
            execve("/bin/sleep", &arguments, &nothing)
          }
          // The pipe ends when the other process has become `sleep`.
          close(ends[1])
          var byte: UInt8 = 0
          read(ends[0], &byte, 1)
          kill(getppid(), SIGKILL)
          sleep(30)
          """, cache, isolation, sharesLaunchers: sharesLaunchers, mayFail: true)
      #expect(try Processes.left(by: cache, orSleeping: sleep) == [])
    }
  }

  @Test(arguments: Isolation.allThatWork)
  func leavesTheSameRecordWhateverKeepsItApart(_ isolation: Isolation) async throws {
    try await TestCache.with { cache in
      let example = Example.script(
        """
        import Foundation
        print(ProcessInfo.processInfo.environment.keys.sorted())
        print(FileManager.default.currentDirectoryPath == NSHomeDirectory())
        print(CommandLine.arguments.count, getuid() == geteuid(), isatty(0), isatty(1))
        print((0..<16).filter { fcntl(CInt($0), F_GETFD) >= 0 })
        """)
      let outcome = try await cache.runner(isolation: isolation).run([example])[0]
      #expect(outcome.diagnostics == [])
      let other = Isolation.allThatWork.last { $0 != isolation }
      let same = try await cache.runner(isolation: other).run([example])[0]
      #expect(!same.isFromCache)
      #expect(same.record == outcome.record)
    }
  }

  /// What a script prints.
  private func output(
    of code: String, _ cache: TestCache, _ isolation: Isolation, sharesLaunchers: Bool = true,
    mayFail: Bool = false
  ) async throws -> String? {
    let limits = mayFail ? Limits(runSeconds: 3) : .patient
    let runner = try await cache.runner(
      limits: limits, isolation: isolation, sharesLaunchers: sharesLaunchers)
    let outcome = try await runner.run([.script(code)])[0]
    if !mayFail { #expect(outcome.diagnostics == []) }
    return outcome.record?.launches.first?.output
  }
}

/// A folder of the test's own, where no example has any business.
private struct Outside {
  let path = "\(FileManager.default.temporaryDirectory.path)/reprise-outside-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(filePath: "\(path)/secret"))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func remove() {
    // What is left goes with the folder for temporary files.
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// A socket that waits for connections on this machine.
private final class Listener {
  private let socket: CInt
  let port: Int

  init() throws {
    let socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 4) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    try #require(isListening)
    self.socket = socket
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(socket) }

  var hasConnection: Bool { accept(socket, nil, nil) >= 0 }
}
