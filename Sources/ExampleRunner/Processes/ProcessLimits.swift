import Glibc

/// What a process may use before it is ended.
struct ProcessLimits: Hashable, Sendable {
  /// Wall-clock time.
  var seconds: Int

  /// Standard output and standard error together.
  var outputBytes: Int

  /// The address space of each process, and the memory of all together.
  var memoryBytes: Int?

  /// Whether the address space of each process is held to that too.
  var limitsAddressSpace = true

  /// The size of a file it writes.
  var fileBytes: Int?

  /// What it and all that it starts write to files.
  var writtenBytes: Int?

  /// The files and folders in the folders that it may write to.
  var entries: Int?

  /// Processes that it starts, itself included.
  var processes: Int?

  /// How many processes start and end before it, so that it has another number.
  var earlierProcesses: Int

  /// The parity of its number, where earlier processes decide nothing because others start and end there, too; nil for any.
  var parity: Int?

  /// The files, pipes and sockets that each process has open: what is in those is memory of the kernel.
  var openFiles: Int?

  init(
    seconds: Int, outputBytes: Int, memoryBytes: Int? = nil, fileBytes: Int? = nil,
    writtenBytes: Int? = nil, entries: Int? = nil, processes: Int? = nil, openFiles: Int? = nil,
    earlierProcesses: Int = 0
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
    self.fileBytes = fileBytes
    self.writtenBytes = writtenBytes
    self.entries = entries
    self.processes = processes
    self.openFiles = openFiles
    self.earlierProcesses = earlierProcesses
  }

  /// What the runner's own programs need: they are trusted, but must not hang.
  ///
  /// On a machine that starts a dozen commands at once, reading the engine alone takes some of these seconds.
  static let tool = ProcessLimits(seconds: 120, outputBytes: 16 << 20)

  /// All but time and output, as a supervisor takes them.
  ///
  /// - Parameter user: The user that the program becomes, of its own; nil where it stays the one of this process.
  func supervisorArguments(user: uid_t?) -> [String] {
    ["\(processes ?? Int(Int32.max))", "\(memoryBytes ?? Int.max)"]
      + systemLimits(ownUser: user)
      + (writtenBytes.map { ["--written=\($0)"] } ?? [])
      + (entries.map { ["--entries=\($0)"] } ?? [])
      + (earlierProcesses > 0 ? ["--earlier=\(earlierProcesses)"] : [])
      + (parity.map { ["--parity=\($0)"] } ?? [])
  }

  /// The limits the system keeps for a user's process, as arguments of `prlimit`.
  ///
  /// - Parameter ownUser: The user of this process alone; nil where it is the one of the tool.
  func systemLimits(ownUser: uid_t? = nil) -> [String] {
    var arguments = ["--core=0"]
    if let openFiles { arguments.append("--nofile=\(openFiles)") }
    // The wall clock is watched by the runner. This one ends a process that outlives the runner, or
    // one that a busy machine's runner comes to late: by the signal that says so, then by force.
    let processorSeconds = max(1, seconds * 4)
    arguments.append("--cpu=\(processorSeconds):\(processorSeconds + 1)")
    if let memoryBytes, limitsAddressSpace { arguments.append("--as=\(memoryBytes)") }
    if let fileBytes { arguments.append("--fsize=\(fileBytes)") }
    // It does not hold the superuser to that.
    if let processes, ownUser != nil || getuid() != 0 {
      // What others of the same user start meanwhile counts too: there it only keeps the machine usable.
      let room = ownUser == nil ? TaskCount.of(getuid()) + processes * Self.tasksOfMany : 0
      arguments.append("--nproc=\(max(room, processes * Self.tasksEach))")
    }
    return arguments
  }

  /// How many threads a process has room for, other programs of the user included, which the system
  /// counts too.
  ///
  /// It does not hold the superuser to that; the supervisor counts both.
  private static let tasksEach = 8

  /// The same of all that run at once.
  private static let tasksOfMany = 64
}
