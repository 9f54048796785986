import Glibc

/// What a process may use before it is ended.
struct ProcessLimits: Hashable, Sendable {
  /// Wall-clock time.
  var seconds: Int

  /// Standard output and standard error together.
  var outputBytes: Int

  /// The address space of each process, and the memory of all together.
  var memoryBytes: Int?

  /// The size of a file it writes.
  var fileBytes: Int?

  /// Processes that it starts, itself included.
  var processes: Int?

  init(
    seconds: Int, outputBytes: Int, memoryBytes: Int? = nil, fileBytes: Int? = nil,
    processes: Int? = nil
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
    self.fileBytes = fileBytes
    self.processes = processes
  }

  /// What the runner's own programs need: they are trusted, but must not hang.
  static let tool = ProcessLimits(seconds: 20, outputBytes: 16 << 20)

  /// All but time and output, as a supervisor takes them.
  var supervisorArguments: [String] {
    ["\(processes ?? Int(Int32.max))", "\(memoryBytes ?? Int.max)"] + systemLimits
  }

  /// The limits the system keeps, as arguments of `prlimit`.
  var systemLimits: [String] {
    var arguments = ["--core=0"]
    // The wall clock is watched by the runner. This one ends a process that outlives the runner.
    arguments.append("--cpu=\(seconds * 4)")
    if let memoryBytes { arguments.append("--as=\(memoryBytes)") }
    if let fileBytes { arguments.append("--fsize=\(fileBytes)") }
    // It does not hold the superuser to that, and counting what there is takes a while.
    if let processes, getuid() != 0 {
      let tasks = TaskCount.ofCurrentUser() + processes * Self.tasksEach
      arguments.append("--nproc=\(tasks)")
    }
    return arguments
  }

  /// How many threads a process has room for, other programs of the user included, which the system
  /// counts too.
  ///
  /// It does not hold the superuser to that; processes are counted by the supervisor.
  private static let tasksEach = 8
}
