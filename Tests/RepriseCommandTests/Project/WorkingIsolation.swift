import Foundation

/// What keeps examples apart on the machine of the tests: many containers permit no bubblewrap.
enum WorkingIsolation {
  /// The names of all that work, the best first.
  static let names = (permitsBubblewrap ? ["bubblewrap"] : []) + ["landlock"]

  /// What the command says of the best.
  static let text = permitsBubblewrap ? "in bubblewrap" : "isolated by Landlock"

  private static let permitsBubblewrap: Bool = {
    let trial = Process()
    trial.executableURL = URL(filePath: "/usr/bin/env")
    trial.arguments = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "true"]
    trial.standardError = FileHandle.nullDevice
    do {
      try trial.run()
    } catch {
      return false
    }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()
}
