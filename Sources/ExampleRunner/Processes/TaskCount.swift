import Foundation
import Glibc

/// How many processes and threads a user has: what the system's limit on processes counts.
enum TaskCount {
  static func of(_ user: uid_t) -> Int {
    ProcessList.identifiers().reduce(0) { count, process in
      var status = stat()
      guard stat("/proc/\(process)", &status) == 0, status.st_uid == user else { return count }
      return count + threads(of: process)
    }
  }

  /// The threads of a process; none if it has ended meanwhile.
  private static func threads(of process: pid_t) -> Int {
    var status = stat()
    guard stat("/proc/\(process)/task", &status) == 0 else { return 0 }
    // A folder has a link for itself, one from its parent, and one from each folder in it.
    return max(1, Int(status.st_nlink) - 2)
  }
}
