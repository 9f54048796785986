import Foundation
import Glibc

/// Processes that left the process group of the program that started them.
enum LeftoverProcesses {
  /// Ends every process with this entry in its environment.
  ///
  /// Processes inherit the environment, whatever group or session they move to. Looked for until
  /// none is found, because a process may start another while it is being ended.
  static func end(withEnvironmentEntry entry: String) {
    let bytes = Data(entry.utf8)
    for _ in 0..<50 {
      let found = ProcessList.identifiers().filter { hasEntry(bytes, $0) }
      guard !found.isEmpty else { return }
      for process in found { kill(process, SIGKILL) }
      usleep(1000)
    }
  }

  private static func hasEntry(_ entry: Data, _ process: pid_t) -> Bool {
    // Other users' processes cannot be read, and are none of ours; an ended one has no environment.
    guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
      return false
    }
    return environment.split(separator: 0).contains(entry)
  }
}
