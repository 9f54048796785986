/// Why examples could not be run at all: something is wrong with the tool or the machine.
package enum RunnerError: Error, Hashable, Sendable {
  /// There is no compiler, or it does not answer.
  case toolchainNotFound(compiler: String, reason: String)
  /// Parts of the engine are not where it was looked for.
  case engineNotFound(missing: [String])
  /// A program that the runner needs could not do its work.
  case commandFailed(executable: String, reason: String)
  /// Bubblewrap was asked for and does not work here.
  case noBubblewrap(reason: String)
  /// A file or folder of the runner's own could not be made or written.
  case fileOperationFailed(path: String, reason: String)
}

extension RunnerError: CustomStringConvertible {
  /// The text for people.
  package var description: String {
    switch self {
    case .toolchainNotFound(let compiler, let reason):
      "The Swift compiler `\(compiler)` could not be asked for its target: \(reason)"
    case .engineNotFound(let missing):
      "The engine is not built: \(missing.joined(separator: ", ")) not found."
    case .commandFailed(let executable, let reason):
      "`\(executable)` failed: \(reason)"
    case .noBubblewrap(let reason):
      "Examples cannot run in bubblewrap on this machine: \(reason)"
    case .fileOperationFailed(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
