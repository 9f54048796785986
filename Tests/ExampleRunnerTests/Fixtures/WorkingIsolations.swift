import ExampleRunner
import Foundation

extension Isolation {
  /// What keeps programs apart on the machine of the tests: many containers permit no bubblewrap, and old
  /// kernels have no Landlock.
  static let allThatWork: [Isolation] =
    (worksInBubblewrap ? [.bubblewrap] : []) + (worksByLandlock ? [.landlock] : [])

  private static var worksByLandlock: Bool {
    let run = try? SupervisedProgram("echo works", bounds: ["--landlock", "--read=/"])
    return run?.output == "works\n"
  }

  private static var worksInBubblewrap: Bool {
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
  }
}
