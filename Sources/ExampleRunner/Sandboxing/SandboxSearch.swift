import Foundation

/// Finds what keeps untrusted programs from the rest of this machine, by trying it.
struct SandboxSearch: Sendable {
  let toolchain: Toolchain

  /// A folder that programs will have to reach.
  let cache: String

  /// What was tried before.
  let trials: SandboxTrials

  /// What works here, or what was asked for.
  ///
  /// - Parameter wanted: The means to use; nil for the best that works, which is never none.
  /// - Throws: `RunnerError` where it does not work.
  func sandbox(_ wanted: Isolation?) async throws -> Sandbox {
    let supervisor = try Self.supervisorBesideRunningExecutable()
    if wanted == Isolation.unconfined {
      return Sandbox(
        .unconfined, hasLandlock: false, supervisor: supervisor, toolchain: toolchain.installation)
    }
    try Files.makeFolder(cache)
    var reasons: [String] = []
    for isolation in Isolation.allCases where isolation == wanted ?? isolation {
      guard isolation != .unconfined else { continue }
      let candidates: [Sandbox]
      do {
        candidates = try self.candidates(isolation, supervisor)
      } catch RunnerError.noIsolation(let reason) {
        reasons.append(reason)
        continue
      }
      for (place, candidate) in candidates.enumerated() {
        guard let failure = try await trials.failure(of: candidate, cache: cache)
        else {
          return candidate
        }
        if place == 0 { reasons.append("\(isolation.rawValue): \(failure)") }
      }
    }
    throw RunnerError.noIsolation(reason: reasons.joined(separator: "; "))
  }

  /// The sandboxes of one kind, the best first.
  private func candidates(_ isolation: Isolation, _ supervisor: String) throws -> [Sandbox] {
    var bubblewrap = ""
    if isolation == .bubblewrap {
      guard let found = SearchPath.program(named: "bwrap") else {
        throw RunnerError.noIsolation(reason: "bubblewrap: there is no `bwrap` in PATH")
      }
      bubblewrap = found
    }
    // Without it, bubblewrap still holds what it holds; programs are not kept loaded then.
    let withAndWithout = isolation == .bubblewrap ? [true, false] : [true]
    return withAndWithout.map {
      Sandbox(
        isolation, hasLandlock: $0, supervisor: supervisor, toolchain: toolchain.installation,
        bubblewrap: bubblewrap)
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

/// What this process knows of sandboxes that it has tried.
actor SandboxTrials {
  private struct Trial: Hashable {
    var sandbox: Sandbox
    var cache: String
  }

  private var failures: [Trial: Task<String?, any Error>] = [:]

  /// What is said where the system does not let a sandbox do its work, as in many containers; nil where it
  /// works.
  func failure(of sandbox: Sandbox, cache: String) async throws -> String? {
    let trial = Trial(sandbox: sandbox, cache: cache)
    if let known = failures[trial] { return try await known.value }
    let task = Task { try await Self.failure(of: trial) }
    failures[trial] = task
    do {
      return try await task.value
    } catch {
      failures[trial] = nil
      throw error
    }
  }

  private static func failure(of trial: Trial) async throws -> String? {
    let confinement = Confinement(sandbox: trial.sandbox, readable: [trial.cache])
    do {
      let process = try await Command(
        executable: "/bin/ls", arguments: ["-d", "\(trial.cache)/."], environment: [:], folder: "/",
        confinement: confinement
      ).run()
      return process.exit == .exited(0) && process.isReported ? nil : process.errorText
    } catch RunnerError.commandFailed(_, let reason) {
      return reason
    }
  }
}
