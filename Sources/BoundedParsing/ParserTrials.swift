import Glibc
import Synchronization

/// Has the parser try a text in another process first, which may die of it.
///
/// Some texts take the parser minutes or all of its stack, and there is no list of them. So a process of its own, with
/// a limit of time and a smaller stack than any thread here, parses a text before this one does.
final class ParserTrials: Sendable {
  static let shared = ParserTrials()

  /// Processes that wait for a text; each is asked by one thread at a time.
  private let waiting = Mutex<[TrialProcess]>([])

  /// What was answered, by the text's hash: one text is parsed for several purposes.
  private let known = Mutex<[Int: Bool]>([:])

  /// More than a project has, and little memory.
  private static let mostKnown = 100_000

  /// Texts so short that nothing can come of them.
  ///
  /// `@a` and forty brackets take many seconds, and twice as long with each further bracket.
  private static let shortest = 24

  /// Whether the parser is soon done with a text; true where there is no program that could try it, as
  /// beside a tool that was built by halves.
  func isParsed(_ source: String) -> Bool {
    guard source.utf8.count > Self.shortest else { return true }
    let hash = source.hashValue
    if let answer = known.withLock({ $0[hash] }) { return answer }
    let answer = ask(source)
    known.withLock { known in
      if known.count >= Self.mostKnown { known = [:] }
      known[hash] = answer
    }
    return answer
  }

  private func ask(_ source: String) -> Bool {
    // One that has ended since it was asked last says nothing of this text.
    for isFirst in [true, false] {
      let kept = isFirst ? waiting.withLock { $0.popLast() } : nil
      // A text that could not be tried is not an ordinary one, unless there is no program for it.
      guard let process = kept ?? TrialProcess() else { return !TrialProcess.isThere }
      switch process.answer(to: source) {
      case .parsed:
        waiting.withLock { $0.append(process) }
        return true
      case .notTaken where kept != nil: continue
      case .notTaken, .died: return false
      }
    }
    return false
  }
}

/// One process that parses what it is sent.
private final class TrialProcess: Sendable {
  enum Answer {
    case parsed
    /// It ended while it parsed the text, or was ended for it.
    case died
    /// It had ended before.
    case notTaken
  }

  private let socket: CInt
  private let process: pid_t

  /// The program; nil where it is not beside this one.
  private static let program: String? = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    guard length > 0 else { return nil }
    let own = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = own.lastIndex(of: "/") else { return nil }
    let program = String(own[...slash]) + "reprise-parser-trial"
    return access(program, X_OK) == 0 ? program : nil
  }()

  static var isThere: Bool { program != nil }

  /// Starts one; nil where that cannot be.
  init?() {
    guard let program = Self.program else { return nil }
    var sides: [CInt] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    guard socketpair(AF_UNIX, CInt(kind), 0, &sides) == 0 else { return nil }
    defer { close(sides[1]) }
    guard let started = Self.start(program, sides[1]) else {
      close(sides[0])
      return nil
    }
    (socket, process) = (sides[0], started)
    // It computes for less than a second, which the system sees to. A machine that starts a hundred compilers at once
    // has kept it waiting for a minute.
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private static func start(_ program: String, _ socket: CInt) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    // A pipe, or a connection of the server, stays open as long as any process has it: without this nothing is started.
    guard let closeFrom, closeFrom(&actions, 3) == 0 else { return nil }
    // What is typed in the terminal is for this process alone.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var started: pid_t = 0
    let arguments = [strdup(program), nil]
    let environment: [UnsafeMutablePointer<CChar>?] = [nil]
    defer { free(arguments[0]) }
    let failure = posix_spawn(&started, program, &actions, &attributes, arguments, environment)
    return failure == 0 ? started : nil
  }

  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, CInt) -> CInt

  /// Looked up, because the module of the C library leaves out what is not in every C library.
  private static let closeFrom: CloseFrom? = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
    .map { unsafeBitCast($0, to: CloseFrom.self) }

  func answer(to source: String) -> Answer {
    var source = source
    let isTaken = source.withUTF8 { text in
      withUnsafeBytes(of: UInt32(text.count)) { send($0) } && send(UnsafeRawBufferPointer(text))
    }
    var answer: UInt8 = 0
    var count = recv(socket, &answer, 1, 0)
    while count < 0, errno == EINTR { count = recv(socket, &answer, 1, 0) }
    if count == 1 { return .parsed }
    return isTaken ? .died : .notTaken
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.send(socket, part.baseAddress, part.count, CInt(MSG_NOSIGNAL))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
