import Glibc

/// Processes that left the process group of the program that started them.
enum LeftoverProcesses {
  /// Ends every process with this entry in its environment.
  ///
  /// Processes inherit the environment, whatever group or session they move to. Looked for until
  /// none is found, because a process may start another while it is being ended.
  static func end(withEnvironmentEntry entry: String) {
    let bytes = Array(entry.utf8)
    end { ProcessList.environment(of: $0).split(separator: 0).contains { $0.elementsEqual(bytes) } }
  }

  /// Ends every process but this one that has one of these files open, by the names that the system
  /// gives to pipes and sockets.
  static func end(holding files: Set<String>) {
    guard !files.isEmpty else { return }
    end { !OpenFiles.names(of: $0).isDisjoint(with: files) }
  }

  /// Ends every process of a user that only one run has.
  static func end(ofUser user: uid_t) {
    end { process in
      var status = stat()
      return stat("/proc/\(process)", &status) == 0 && status.st_uid == user
    }
  }

  private static func end(_ isLeftOver: (pid_t) -> Bool) {
    let own = getpid()
    for round in 1...50 {
      let found = ProcessList.identifiers().filter { $0 != own && isLeftOver($0) }
      guard !found.isEmpty else { return }
      for process in found { kill(process, SIGKILL) }
      // A busy machine takes a while to end what it was told to: up to a second and a quarter in all.
      usleep(UInt32(1000 * round))
    }
  }
}
