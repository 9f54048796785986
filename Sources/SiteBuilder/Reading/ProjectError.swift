/// Why a project's files could not be read or written.
package enum ProjectError: Error, Hashable, Sendable {
  /// There is no folder with this path to read guides from.
  case noContentFolder(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// The output folder holds something that was not built here.
  case foreignOutput(path: String)
}

extension ProjectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noContentFolder(let path):
      "\(path): There is no such folder; --content names the folder with the guides."
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .foreignOutput(let path):
      "\(path): The folder holds files that reprise did not write, and building would replace it. "
        + "Name another with --output, or empty it."
    }
  }
}
