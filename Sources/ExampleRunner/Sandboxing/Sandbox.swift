import Foundation

/// What confines the compilers and the processes of examples on this machine.
struct Sandbox: Hashable, Sendable {
  let isolation: Isolation

  /// Whether the kernel is asked to show a program its own files alone, inside of bubblewrap too.
  let hasLandlock: Bool

  /// The program that starts each of them and ends all that it started.
  let supervisor: String

  /// The folder with the toolchain, to whose libraries programs are linked.
  let toolchain: String

  /// The path of bubblewrap; empty where it is not used.
  private let bubblewrap: String

  init(
    _ isolation: Isolation, hasLandlock: Bool, supervisor: String, toolchain: String,
    bubblewrap: String = ""
  ) {
    self.isolation = isolation
    self.hasLandlock = hasLandlock
    self.supervisor = supervisor
    self.toolchain = toolchain
    self.bubblewrap = bubblewrap
  }

  /// Whether nothing can be left of a program when its supervisor, the first process of a namespace,
  /// has ended: looking through the system's processes takes as long as starting a few.
  var leavesNothing: Bool { isolation == .bubblewrap }

  /// Whether programs may share a namespace with those of other examples: what keeps them apart then is
  /// Landlock.
  var mayShareNamespace: Bool { hasLandlock || isolation == .unconfined }

  /// Whether launches may share a namespace.
  ///
  /// Each must also have a user of its own, who alone can change the modes and the times of its files. Landlock does not
  /// keep a program from changing those of other files of its user.
  var mayShareLaunches: Bool { hasLandlock && changesUser }

  /// The start of a command line, to which a program and its arguments are added.
  ///
  /// - Parameter keepsInput: Whether the program reads the standard input, and the supervisor reports on the
  ///   standard error.
  func commandLine(
    _ confinement: Confinement, folder: String, _ limits: ProcessLimits, keepsInput: Bool = false
  ) -> [String] {
    let words = (keepsInput ? ["--keep-input"] : []) + supervisorWords(confinement, limits)
    guard isolation == .bubblewrap else { return [supervisor] + words }
    return [bubblewrap] + namespaces + view(confinement) + ["--chdir", folder, "--"]
      + [Self.supervisorInside] + words
  }

  /// What the supervisor is told before the program: see `supervision.h`.
  ///
  /// - Parameter others: What there is of other examples in the namespace, where several share one.
  func supervisorWords(
    _ confinement: Confinement, _ limits: ProcessLimits, among others: Others? = nil
  ) -> [String] {
    let words = limits.supervisorArguments(user: confinement.user)
    guard isolation != .unconfined else { return words }
    return words + (confinement.user.map { ["--user=\($0)"] } ?? [])
      + (others.map { [$0.rawValue] } ?? (isolation == .landlock ? ["--sees-others"] : []))
      + files(confinement) + ["--refuse-calls"]
  }

  /// What there is of other examples in a namespace that several share: a word for the supervisor.
  enum Others: String, Hashable, Sendable {
    case processes = "--among-others"

    /// Each belongs to another user.
    case processesOfOtherUsers = "--among-other-users"
  }

  /// The start of a command line for a program that is loaded once and forked for each run.
  ///
  /// It sees what all its runs see, and starts with just this environment.
  ///
  /// - Parameter libraries: The paths of what is loaded with it, besides its own libraries.
  func forkServerCommandLine(
    _ confinement: Confinement, folder: String, environment: [String: String], libraries: [String]
  ) -> [String] {
    guard isolation == .bubblewrap else {
      let entries = environment.merging(Self.loading([forkServer] + libraries)) { $1 }
      return ["/usr/bin/env", "-i"] + entries.sorted(by: <).map { "\($0)=\($1)" }
    }
    // Set behind bubblewrap, which is not to be kept loaded itself.
    let entries = environment.merging(Self.loading([Self.forkServerInside] + libraries)) { $1 }
    return [bubblewrap] + namespaces + ["--clearenv"]
      + entries.sorted(by: <).flatMap { ["--setenv", $0, $1] }
      + view(confinement, besides: ["--ro-bind", forkServer, Self.forkServerInside])
      + ["--chdir", folder, "--"]
  }

  private static let supervisorInside = "/reprise-supervisor"
  private static let forkServerInside = "/libRepriseForkServer.so"

  /// The variable that names what the loader puts in front of a program's libraries.
  private static func loading(_ libraries: [String]) -> [String: String] {
    ["LD_PRELOAD": libraries.joined(separator: ":")]
  }

  private var forkServer: String { besideSupervisor("libRepriseForkServer.so") }

  /// The program that becomes the programs of examples, in a process that has loaded the engine.
  var launcher: String { besideSupervisor("reprise-launcher") }

  private func besideSupervisor(_ name: String) -> String {
    URL(filePath: supervisor).deletingLastPathComponent().appending(component: name).path
  }
}

extension Sandbox {
  /// The supervisor is the first process of its namespace: with it, all others end.
  ///
  /// Of root's privileges it keeps those to become another user and to watch that user's processes; and in a
  /// user namespace of its own it could not become another user.
  private var namespaces: [String] {
    let common = ["--as-pid-1", "--cap-drop", "ALL"]
    guard changesUser else { return ["--unshare-all"] + common }
    let own = ["ipc", "pid", "net", "uts", "cgroup-try"].map { "--unshare-\($0)" }
    let kept = ["SETUID", "SETGID", "KILL", "SYS_PTRACE", "DAC_READ_SEARCH"]
    return own + common + kept.flatMap { ["--cap-add", "CAP_\($0)"] }
  }

  /// The files that are seen: the system's and the toolchain's, to be read, and the run's own.
  private func view(_ confinement: Confinement, besides: [String] = []) -> [String] {
    let readable = [toolchain] + confinement.readable
    let own =
      readable.flatMap { ["--ro-bind", $0, $0] }
      + confinement.writable.flatMap { ["--bind", $0, $0] }
    let bound = readable + confinement.writable
    return ["--ro-bind", "/usr", "/usr"] + Self.boundSystemFolders
      + Self.systemFiles.flatMap { ["--ro-bind-try", $0, $0] } + [
        "--dev", "/dev", "--remount-ro", "/dev",
        // Below it are settings of the kernel, some of which belong to all namespaces.
        "--proc", "/proc", "--remount-ro", "/proc",
      ] + folders(to: ["/tmp/"] + bound) + own + besides + [
        "--ro-bind", supervisor, Self.supervisorInside, "--remount-ro", "/",
      ]
  }

  /// Makes the folders on the way to some paths.
  ///
  /// What bubblewrap makes by itself, only its own user may enter.
  private func folders(to paths: [String]) -> [String] {
    var parents: Set<String> = []
    for path in paths {
      let names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      for count in 1..<max(1, names.count) {
        parents.insert("/" + names.prefix(count).joined(separator: "/"))
      }
    }
    // The system's own are there already.
    return parents.subtracting(["/usr"]).sorted().flatMap { ["--perms", "0755", "--dir", $0] }
  }

  /// The same, as the kernel's Landlock takes it.
  private func files(_ confinement: Confinement) -> [String] {
    guard hasLandlock else { return [] }
    // Dispatch ends the process where it cannot read of its threads what is below their own numbers, so all of
    // `/proc` is there; of others the kernel shows no memory, no files and no environment.
    let readable =
      ["/usr"] + Self.systemFolders + Self.systemFiles + ["/proc", toolchain]
      + confinement.readable
    return ["--landlock"] + readable.map { "--read=\($0)" }
      + confinement.writable.map { "--write=\($0)" }
  }

  /// Where programs and libraries lie besides `/usr`: on most systems links into it.
  private static let systemFolders = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"]

  private static let systemFiles = ["/etc/ld.so.cache", "/etc/alternatives"]

  private static let boundSystemFolders: [String] = systemFolders.flatMap { folder -> [String] in
    // What is not a link is a folder, or not there; bubblewrap tries.
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
      return ["--symlink", link, folder]
    }
    return ["--ro-bind-try", folder, folder]
  }
}
