import Foundation

/// What processes have open.
enum OpenFiles {
  /// The pipes that are a process's standard output and standard error, each under the name that it
  /// has in every process.
  ///
  /// No others, which it may share with who started the runner.
  static func outputPipes(of process: pid_t) -> Set<String> {
    pipes(["/proc/\(process)/fd/1", "/proc/\(process)/fd/2"])
  }

  /// All pipes of a process; none where the system does not say.
  static func pipes(of process: pid_t) -> Set<String> {
    let folder = "/proc/\(process)/fd"
    // Processes of others cannot be read, and some end meanwhile.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return pipes(names.map { "\(folder)/\($0)" })
  }

  private static func pipes(_ links: [String]) -> Set<String> {
    // A file may be closed before it is looked at.
    let targets = links.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: $0)
    }
    return Set(targets.filter { $0.hasPrefix("pipe:") })
  }
}
