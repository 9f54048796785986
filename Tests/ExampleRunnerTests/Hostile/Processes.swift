import Foundation

/// What runs on this machine.
enum Processes {
  /// What is left of the programs that ran with a cache: processes with its path in their
  /// environment, their arguments, or as their folder or program, and those that sleep so long,
  /// which were started without an environment.
  static func left(by cache: TestCache, orSleeping seconds: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .filter { $0 != "\(getpid())" }
      .compactMap { number in
        let folder = "/proc/\(number)"
        let arguments = text("\(folder)/cmdline")
        let links = ["cwd", "exe"].map {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) ?? ""
        }
        let traces = [arguments, text("\(folder)/environ")] + links
        guard
          traces.contains(where: { $0.contains(cache.path) })
            || arguments.contains("sleep \(seconds)")
        else { return nil }
        return "\(number) \(arguments)"
      }
  }

  /// Empty for processes of others, and those that have ended meanwhile.
  private static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
  }
}
