/// Why examples could not be run at all: something is wrong with the tool or the machine.
package enum RunnerError: Error, Hashable, Sendable {
  /// There is no compiler, or it does not answer.
  case toolchainNotFound(compiler: String, reason: String)
  /// Parts of the engine are not where it was looked for.
  case engineNotFound(missing: [String])
  /// A program that the runner needs could not do its work.
  case commandFailed(executable: String, reason: String)
  /// What was asked for to keep examples from the rest of the machine does not work here, or nothing does.
  case noIsolation(reason: String)
  /// A file or folder of the runner's own could not be made or written.
  case fileOperationFailed(path: String, reason: String)
  /// A package whose modules examples import has not been built, or there is none in the folder.
  case packageNotBuilt(folder: String, isPackage: Bool)
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
    case .noIsolation(let reason):
      "Examples cannot be isolated on this machine: \(reason)\n"
        + "Install bubblewrap, or pass `--isolation none` if you trust the guides."
    case .fileOperationFailed(let path, let reason):
      "\(path): \(reason)"
    case .packageNotBuilt(let folder, isPackage: true):
      "The package in `\(folder)` is not built. Run `swift build --package-path \(folder)`."
    case .packageNotBuilt(let folder, isPackage: false):
      "There is no Swift package in `\(folder)`."
    }
  }
}
