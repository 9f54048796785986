/// A program that does what a guard has to withstand.
///
/// Each is bounded by itself, so that a guard that fails does not harm the machine: it ends after a
/// minute, starts at most 300 processes, prints at most 200 MB, touches at most 2 GB, writes only
/// where the test made a folder for it, and connects only to the test.
struct HostileProgram: Sendable {
  let name: String
  let code: String

  /// The rules of what is said of it; empty where nothing has to be.
  let rules: Set<String>

  /// Whether nothing but the limit of its time ends it.
  var isEndless: Bool { rules == ["run.timed-out"] }

  /// Whether the compiler refuses it, so that nothing of it ever runs.
  var isRefused: Bool { !rules.isEmpty && rules.allSatisfy { $0.hasPrefix("swift.") } }

  init(_ name: String, _ rules: Set<String>, _ code: String) {
    self.name = name
    self.rules = rules
    self.code = code
  }

  /// What each begins with.
  static let preamble = """
    import Glibc
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
    let minute = time(nil) + 60
    #if arch(x86_64)
      let callOfParent = 110
    #else
      let callOfParent = 173
    #endif
    // The C library's function tells launches that process 1 started them.
    func getppid() -> pid_t {
      pid_t(unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int) -> Int).self)(callOfParent))
    }
    func spin() { while time(nil) < minute {} }
    func wait() { while time(nil) < minute { usleep(10_000) } }

    """

  /// Those whose fate does not depend on what keeps them from the rest of the machine.
  static let all = [
    HostileProgram("endless-loop", ["run.timed-out"], "spin()"),
    // Of a socket, a reader that was told of this byte would wait for the next one.
    HostileProgram(
      "urgent-output", ["run.timed-out"],
      """
      _ = send(1, [UInt8(120)], 1, CInt(MSG_OOB))
      wait()
      """),
    HostileProgram(
      "fork-bomb", ["run.process-limit"],
      """
      for _ in 0..<8 { _ = fork() }
      sleep(20)
      """),
    HostileProgram(
      "fork-bomb-in-sessions", ["run.process-limit"],
      """
      for _ in 0..<8 { if fork() == 0 { setsid() } }
      sleep(20)
      """),
    HostileProgram(
      "much-output", ["run.output-limit"],
      """
      let block = [UInt8](repeating: 65, count: 1 << 20)
      for _ in 0..<200 { _ = block.withUnsafeBytes { write(1, $0.baseAddress, $0.count) } }
      """),
    HostileProgram(
      "much-memory", ["run.memory-limit"],
      """
      var blocks: [[UInt8]] = []
      for _ in 0..<128 { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
      print(blocks.count)
      """),
    HostileProgram(
      "100-gigabytes", ["run.memory-limit"],
      """
      let room = UnsafeMutableRawPointer.allocate(byteCount: 100 << 30, alignment: 16)
      print(room == UnsafeMutableRawPointer(bitPattern: 1) ? 1 : 2)
      """),
    HostileProgram(
      "memory-of-many", ["run.memory-limit"],
      """
      for _ in 0..<3 { _ = fork() }
      let block = [UInt8](repeating: 1, count: 200 << 20)
      sleep(20)
      print(block.count)
      """),
    HostileProgram(
      "deaf", ["run.timed-out"],
      """
      for number in 1...31 { signal(CInt(number), SIG_IGN) }
      var every = sigset_t()
      sigfillset(&every)
      sigprocmask(SIG_BLOCK, &every, nil)
      wait()
      """),
    HostileProgram(
      "children-left-behind", ["run.left-processes"],
      """
      @discardableResult func start(_ words: String...) -> pid_t {
        var child: pid_t = 0
        var arguments = words.map { strdup($0) } + [nil]
        posix_spawnp(&child, words[0], nil, nil, &arguments, environ)
        return child
      }
      start("sleep", "59.1")
      start("setsid", "sleep", "59.2")
      let shell = start("env", "-i", "setsid", "sh", "-c", "sleep 59.3 & exit")
      let parent = fork()
      if parent == 0 {
        setsid()
        if fork() == 0 { unsetenv("REPRISE_RECORD"); sleep(59) }
        _exit(0)
      }
      // When these two have ended, what they started is an orphan.
      for child in [shell, parent] { waitpid(child, nil, 0) }
      """),
    HostileProgram(
      "flooded-trace", ["run.trace-limit"],
      """
      for _ in 0..<300_000 { print() }
      """),
    HostileProgram(
      "garbled-trace", ["run.record"],
      """
      let record = open(getenv("REPRISE_RECORD"), O_WRONLY | O_TRUNC)
      _ = write(record, "no event\\n", 9)
      """),
    HostileProgram(
      "trace-that-waits", ["run.record"],
      """
      unlink(getenv("REPRISE_RECORD"))
      mkfifo(getenv("REPRISE_RECORD"), 0o600)
      """),
    HostileProgram(
      "closed-outputs", ["run.timed-out"],
      """
      for descriptor in 0..<256 { close(CInt(descriptor)) }
      wait()
      """),
    HostileProgram(
      "large-file", ["run.file-limit"],
      """
      let file = open("large", O_WRONLY | O_CREAT, 0o600)
      let block = [UInt8](repeating: 65, count: 1 << 20)
      for _ in 0..<200 { _ = block.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
      """),
    HostileProgram(
      "many-files-of-allowed-size", ["run.disk-limit"],
      """
      let block = [UInt8](repeating: 65, count: 1 << 20)
      for number in 0..<60 {
        let file = open("large-\\(number)", O_WRONLY | O_CREAT, 0o600)
        for _ in 0..<15 { _ = block.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
        close(file)
      }
      sleep(1)
      """),
    HostileProgram(
      // The system does not count what a child wrote if its parent does not wait for it; the
      // parent has no file open.
      "mapped-files-without-names", ["run.disk-limit"],
      """
      signal(SIGCHLD, SIG_IGN)
      for number in 0..<60 {
        if fork() == 0 {
          let block = [UInt8](repeating: 65, count: 1 << 20)
          let file = open("large-\\(number)", O_WRONLY | O_CREAT, 0o600)
          for _ in 0..<15 { _ = block.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
          _exit(0)
        }
        while wait(nil) > 0 {}
        let file = open("large-\\(number)", O_RDONLY)
        _ = mmap(nil, 4096, PROT_READ, MAP_PRIVATE, file, 0)
        close(file)
        unlink("large-\\(number)")
      }
      sleep(1)
      """),
    HostileProgram(
      "memory-behind-an-ended-first-thread", ["run.memory-limit"],
      """
      for _ in 0..<3 { _ = fork() }
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { _ in
          let block = [UInt8](repeating: 1, count: 200 << 20)
          sleep(20)
          print(block.count)
          return nil
        }, nil)
      pthread_exit(nil)
      """),
    HostileProgram(
      "50,000-files", ["run.disk-limit"],
      """
      for number in 0..<50_000 { close(open("\\(number)", O_WRONLY | O_CREAT, 0o600)) }
      sleep(1)
      """),
    HostileProgram(
      // It would stay when no process has it mapped, and then count for none.
      "shared-memory", [],
      """
      let room = mmap(nil, 100 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
      if room != MAP_FAILED { spin() }
      """),
    HostileProgram(
      "signals-to-everybody", ["run.trapped"],
      """
      for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGCHLD, SIGKILL] {
        kill(1, number)
        kill(getppid(), number)
      }
      usleep(100_000)
      kill(getpid(), SIGKILL)
      """),
    HostileProgram(
      "no-home", ["run.record"],
      """
      import Foundation
      let folder = String(cString: getenv("REPRISE_RECORD")) + "/.."
      for path in [NSHomeDirectory(), NSTemporaryDirectory()] {
        _ = try? FileManager.default.removeItem(atPath: path)
      }
      unlink(getenv("REPRISE_RECORD"))
      """),
    HostileProgram(
      "deep-folders", ["run.disk-limit"],
      """
      for _ in 0..<3_000 {
        mkdir("a-folder-with-a-name", 0o700)
        chdir("a-folder-with-a-name")
      }
      sleep(5)
      """),
    HostileProgram(
      "odd-names", [],
      """
      mkdir([CChar(bitPattern: 0xFF), 0], 0o700)
      mkdir([CChar(bitPattern: 0xFF), CChar(bitPattern: 0x2F), 0x0A, 0], 0o700)
      symlink("/", "root")
      symlink(".", "circle")
      mkfifo("pipe", 0)
      """),
    HostileProgram(
      "locked-folders", [],
      """
      mkdir("a", 0o700)
      mkdir("a/b", 0o700)
      chmod("a/b", 0)
      chmod("a", 0)
      chmod(".", 0)
      """),
    HostileProgram(
      "end-of-its-supervisor", ["run.trapped"],
      """
      kill(getppid(), SIGKILL)
      sleep(1)
      kill(getpid(), SIGKILL)
      """),
    HostileProgram(
      "type-checker-bomb", ["swift.timeout", "swift.error"],
      """
      let a = 1, b = 2.0
      let sum = [a + 1, b * 2, -a - -b, a / 3, b - 4].map { $0 + 1 - 2 * 3 / 4 + -a + -b }
        .reduce(0) { $0 + $1 * 2 - -$0 / 3 } + a - b * 3 / 4.5 + -1 - -2 + 3 * 4 - 5 / 6 + a + b
      """),
    HostileProgram("compiler-memory", ["swift.memory"], largeLiteral),
    HostileProgram("brackets", ["swift.error"], "let x = " + repeated("(", 30_000)),
  ]

  /// Numbers that the compiler takes over a gigabyte for.
  static let largeLiteral =
    "let rows: [[Int]] = [" + repeated("[\(repeated("1, ", 200))],\n", 1_200) + "]"

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
