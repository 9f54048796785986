import Foundation

/// What processes have open.
enum OpenFiles {
  /// The pipes that are a process's standard output and standard error, each under the name that it
  /// has in every process.
  ///
  /// No others, which it may share with who started the runner.
  static func outputPipes(of process: pid_t) -> Set<String> {
    names(["/proc/\(process)/fd/1", "/proc/\(process)/fd/2"]).filter { $0.hasPrefix("pipe:") }
  }

  /// The names of all files of a process; none where the system does not say.
  static func names(of process: pid_t) -> Set<String> {
    let folder = "/proc/\(process)/fd"
    // Processes of others cannot be read, and some end meanwhile.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return self.names(names.map { "\(folder)/\($0)" })
  }

  /// What the system calls a file that this process has open; nil where it does not say.
  static func name(of file: CInt) -> String? {
    names(["/proc/self/fd/\(file)"]).first
  }

  private static func names(_ links: [String]) -> Set<String> {
    // A file may be closed before it is looked at.
    Set(links.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) })
  }
}
