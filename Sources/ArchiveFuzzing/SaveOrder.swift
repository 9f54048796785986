import Foundation
import Glibc

#if arch(x86_64)
  /// In which order a save asks the system for what: after a loss of power at any moment, the old
  /// archive is there, or the whole new one.
  ///
  /// What was not synchronized may be lost, and what was asked for later may be there before. So the
  /// file has to be on the disk when it takes its name, and its name when the save says that it was
  /// made.
  @MainActor
  struct SaveOrder {
    /// A request that says when something is on the disk.
    private enum Step: Equatable {
      case write
      case synchronizeFile
      case rename
      case synchronizeFolder
    }

    /// What is wrong with the order of a save; nothing where it is safe.
    func problems() throws -> [String] {
      let steps = try steps()
      guard let rename = steps.firstIndex(of: .rename), steps.lastIndex(of: .rename) == rename
      else {
        return ["a save renames \(steps.filter { $0 == .rename }.count) files"]
      }
      var problems: [String] = []
      if steps[..<rename].last != .synchronizeFile {
        problems.append("the file takes its name before it is on the disk")
      }
      if !steps[..<rename].contains(.write) { problems.append("nothing is written") }
      if steps[rename...].contains(.write) { problems.append("the file is written under its name") }
      if steps.last != .synchronizeFolder {
        problems.append("the save ends before the file's name is on the disk")
      }
      return problems
    }

    private func steps() throws -> [Step] {
      let process = try TracedProcess {
        SavingApp.launch()
        TracedProcess.mark()
        SavingApp.save()
        TracedProcess.mark()
        _exit(0)
      }
      var steps: [Step] = []
      while case .request = process.goToNextRequest() {
        if let step = step(process) { steps.append(step) }
        // The answer.
        guard case .request = process.goToNextRequest() else { break }
      }
      _ = process.kill()
      return steps
    }

    /// write, pwrite64, writev; rename, renameat, renameat2; fsync, fdatasync.
    private func step(_ process: TracedProcess) -> Step? {
      switch process.request {
      case 1, 18, 20: .write
      case 82, 264, 316: .rename
      case 74, 75:
        isFolder(process.firstArgument, of: process) ? .synchronizeFolder : .synchronizeFile
      default: nil
      }
    }

    private func isFolder(_ descriptor: Int, of process: TracedProcess) -> Bool {
      var status = stat()
      return stat("/proc/\(process.identifier)/fd/\(descriptor)", &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR
    }
  }
#endif
