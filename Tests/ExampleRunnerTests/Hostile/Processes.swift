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

  /// The compilers and launchers that wait for the next example of a cache.
  static func forkServers(of cache: TestCache) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init)
      .filter { process in
        let folder = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/cwd")
        let names = ["swift-frontend\n", "reprise-launche\n"]
        return folder == "\(cache.path)/work" && names.contains(text("/proc/\(process)/comm"))
      }
  }

  /// The supervisors of launches that run with a cache.
  static func supervisors(of cache: TestCache) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init)
      .filter { process in
        guard text("/proc/\(process)/comm").hasPrefix("reprise-supervi") else { return false }
        let own = "\(cache.path)/work/\(getpid())-"
        let words = text("/proc/\(process)/cmdline")
        let folder = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/cwd")
        return words.contains(own) && words.contains(".app/")
          || words.contains("reprise-launcher") && folder?.hasPrefix(own) == true
      }
  }

  /// Empty for processes of others, and those that have ended meanwhile.
  private static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
  }
}
