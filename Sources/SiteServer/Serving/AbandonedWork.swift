import Foundation
import Glibc
package import SiteBuilder

/// The processes and folders that a server leaves behind when it can't wait for their users to end.
package struct AbandonedWork: Sendable {
  private let cache: String

  package init(of folders: ProjectFolders) {
    cache = folders.cache
  }

  /// Ends the processes and removes the folders.
  ///
  /// Supervisors of examples need no signal to end what they started: they notice that this process
  /// is gone. The signal ends compilers and the language server.
  ///
  /// - Returns: Whether none of the folders is left.
  @discardableResult
  package func remove() -> Bool {
    for child in Self.children {
      kill(-child, SIGTERM)
      kill(child, SIGTERM)
    }
    for folder in folders {
      // What is still written to is removed by the next start.
      try? FileManager.default.removeItem(atPath: folder)
    }
    return folders.allSatisfy { !FileManager.default.fileExists(atPath: $0) }
  }

  /// The processes that this one has started.
  private static var children: [pid_t] {
    let threads = names(in: "/proc/self/task")
    return threads.flatMap { thread in
      // A thread that has ended meanwhile has no children.
      let list = try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// This process's folders below the cache: the name of each begins with its number.
  private var folders: [String] {
    let runs = Self.names(in: "\(cache)/work").filter { $0.hasPrefix("\(getpid())-") }
    return runs.map { "\(cache)/work/\($0)" } + ["\(cache)/language/\(getpid())"]
  }

  private static func names(in folder: String) -> [String] {
    // A folder that was never needed is not there.
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
