import Foundation

/// What runs on this machine.
enum Processes {
  /// What is left of the programs that ran with a cache: processes with its path in their
  /// environment, their arguments, or as their folder or program, and those that sleep so long,
  /// which were started without an environment; not the compiler that waits for the next example.
  static func left(by cache: TestCache, orSleeping seconds: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .filter { $0 != "\(getpid())" }
      .compactMap { number in
        let folder = "/proc/\(number)"
        let arguments = text("\(folder)/cmdline")
        guard !arguments.contains("libRepriseForkServer.so") else { return nil }
        let links = ["cwd", "exe"].map {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) ?? ""
        }
        guard links[0] != "\(cache.path)/work" else { return nil }
        let traces = [arguments, text("\(folder)/environ")] + links
        guard
          traces.contains(where: { $0.contains(cache.path) })
            || arguments.contains("sleep \(seconds)")
        else { return nil }
        return "\(number) \(arguments)"
      }
  }

  /// The compilers that wait for the next example of a cache.
  static func forkServers(of cache: TestCache) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init)
      .filter { process in
        let folder = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/cwd")
        return folder == "\(cache.path)/work" && text("/proc/\(process)/comm") == "swift-frontend\n"
      }
  }

  /// The supervisors of launches that run with a cache.
  static func supervisors(of cache: TestCache) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init)
      .filter { process in
        let words = text("/proc/\(process)/cmdline")
        return text("/proc/\(process)/comm").hasPrefix("reprise-supervi")
          && words.contains("\(cache.path)/work/\(getpid())-") && words.contains(".app/")
      }
  }

  /// Empty for processes of others, and those that have ended meanwhile.
  private static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
  }
}
