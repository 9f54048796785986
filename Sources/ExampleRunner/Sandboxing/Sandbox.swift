import Foundation

/// What confines the compilers and the processes of examples on this machine.
struct Sandbox: Hashable, Sendable {
  let isolation: Isolation

  /// The program that starts each of them and ends all that it started.
  let supervisor: String

  /// The folder with the toolchain, to whose libraries programs are linked.
  private let toolchain: String

  /// The path of bubblewrap; found in `PATH`.
  private let bubblewrap: String

  /// Looks for what works here.
  ///
  /// - Parameter wanted: The means to use; nil for the best that works.
  /// - Throws: `RunnerError` where what is wanted does not work.
  static func find(_ wanted: Isolation?, _ toolchain: Toolchain) async throws -> Sandbox {
    let supervisor = try supervisorBesideRunningExecutable()
    let plain = Sandbox(
      isolation: .limits, supervisor: supervisor, toolchain: toolchain.installation, bubblewrap: "")
    guard wanted != .limits else { return plain }
    guard let found = SearchPath.program(named: "bwrap") else {
      guard wanted == nil else {
        throw RunnerError.noBubblewrap(reason: "there is no `bwrap` in PATH")
      }
      return plain
    }
    let sandbox = Sandbox(
      isolation: .bubblewrap, supervisor: supervisor, toolchain: toolchain.installation,
      bubblewrap: found)
    guard let failure = try await SandboxTrials.shared.failure(of: sandbox) else { return sandbox }
    guard wanted == nil else { throw RunnerError.noBubblewrap(reason: failure) }
    return plain
  }

  /// What bubblewrap says where the system does not let it do its work, as in many containers.
  fileprivate func failure() async throws -> String? {
    let trial = Confinement(sandbox: self)
    do {
      let process = try await Command(
        executable: "/bin/true", arguments: [], environment: [:], folder: "/", confinement: trial
      ).run()
      return process.exit == .exited(0) && process.isReported ? nil : process.errorText
    } catch RunnerError.commandFailed(_, let reason) {
      return reason
    }
  }

  private static func supervisorBesideRunningExecutable() throws -> String {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let supervisor = URL(filePath: executable).deletingLastPathComponent()
      .appending(component: "reprise-supervisor").path
    guard FileManager.default.isExecutableFile(atPath: supervisor) else {
      throw RunnerError.engineNotFound(missing: [supervisor])
    }
    return supervisor
  }
}

extension Sandbox {
  /// Whether nothing can be left of a program when its supervisor, the first process of a namespace,
  /// has ended: looking through the system's processes takes as long as starting a few.
  var leavesNothing: Bool { isolation == .bubblewrap }

  /// The start of a command line, to which a program and its arguments are added.
  func commandLine(_ confinement: Confinement, folder: String, _ limits: ProcessLimits) -> [String]
  {
    let bounds = limits.supervisorArguments
    switch isolation {
    case .limits: return [supervisor] + bounds
    case .bubblewrap:
      return [bubblewrap] + namespaces + view(confinement) + ["--chdir", folder, "--"]
        + [Self.supervisorInside] + bounds
    }
  }

  /// The start of a command line for a program that is loaded once and forked for each run.
  ///
  /// It sees what all its runs see, and starts with just this environment.
  func warmCommandLine(
    _ confinement: Confinement, folder: String, environment: [String: String]
  ) -> [String] {
    switch isolation {
    case .limits:
      let entries = environment.merging([Self.preload: warmStart]) { $1 }
      return ["/usr/bin/env", "-i"] + entries.sorted(by: <).map { "\($0)=\($1)" }
    case .bubblewrap:
      // Set behind bubblewrap, which must not become warm itself.
      let entries = environment.merging([Self.preload: Self.warmStartInside]) { $1 }
      return [bubblewrap] + namespaces + ["--clearenv"]
        + entries.sorted(by: <).flatMap { ["--setenv", $0, $1] }
        + view(confinement, besides: ["--ro-bind", warmStart, Self.warmStartInside])
        + ["--chdir", folder, "--"]
    }
  }

  /// The supervisor is the first process of its namespace: with it, all others end.
  private var namespaces: [String] { ["--unshare-all", "--as-pid-1", "--cap-drop", "ALL"] }

  private static let supervisorInside = "/reprise-supervisor"
  private static let warmStartInside = "/libRepriseWarmStart.so"

  /// The environment's name for what the loader puts in front of a program's libraries.
  private static let preload = "LD_PRELOAD"

  private var warmStart: String {
    URL(filePath: supervisor).deletingLastPathComponent()
      .appending(component: "libRepriseWarmStart.so").path
  }

  /// The files that are seen: the system's and the toolchain's, to be read, and the run's own.
  private func view(_ confinement: Confinement, besides: [String] = []) -> [String] {
    let own =
      ([toolchain] + confinement.readable).flatMap { ["--ro-bind", $0, $0] }
      + confinement.writable.flatMap { ["--bind", $0, $0] }
    return ["--ro-bind", "/usr", "/usr"] + Self.systemFolders + [
      "--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache",
      "--ro-bind-try", "/etc/alternatives", "/etc/alternatives",
      "--dev", "/dev", "--remount-ro", "/dev", "--proc", "/proc", "--dir", "/tmp",
    ] + own + besides + ["--ro-bind", supervisor, Self.supervisorInside, "--remount-ro", "/"]
  }

  /// Where programs and libraries lie besides `/usr`: on most systems links into it.
  private static let systemFolders: [String] = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"].flatMap
  {
    folder -> [String] in
    // What is no link is a folder, or not there; bubblewrap tries.
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
      return ["--symlink", link, folder]
    }
    return ["--ro-bind-try", folder, folder]
  }
}

/// What this process knows of sandboxes that it has tried.
private actor SandboxTrials {
  static let shared = SandboxTrials()

  private var failures: [Sandbox: Task<String?, any Error>] = [:]

  func failure(of sandbox: Sandbox) async throws -> String? {
    if let known = failures[sandbox] { return try await known.value }
    let trial = Task { try await sandbox.failure() }
    failures[sandbox] = trial
    do {
      return try await trial.value
    } catch {
      failures[sandbox] = nil
      throw error
    }
  }
}
