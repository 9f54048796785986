/// Why a project's files could not be read or written.
package enum ProjectError: Error, Hashable, Sendable {
  /// There is no folder with this path to read guides from.
  case noContentFolder(path: String)
  /// There is no folder with this path to read templates and styles from.
  case noSiteFolder(path: String)
  /// What is built would become part of the guides, or the other way round.
  case overlappingFolders(option: String, path: String, content: String)
  /// The output folder holds something that was not built here.
  case foreignOutput(path: String)
  /// What has the output folder's name cannot be one.
  case outputIsNoFolder(path: String)
  /// Templates or styles are not what they must be; the reason begins with the place.
  case brokenSite(reason: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
}

extension ProjectError {
  /// Whose mistake it is.
  package enum Blame: Sendable {
    /// The command line names the wrong folder: another value would do.
    case usage
    /// An author has written something wrong.
    case author
    case machine
  }

  package var blame: Blame {
    switch self {
    case .noContentFolder, .noSiteFolder, .overlappingFolders, .foreignOutput, .outputIsNoFolder:
      .usage
    case .brokenSite: .author
    case .unreadable, .unwritable: .machine
    }
  }
}

extension ProjectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noContentFolder(let path):
      "There is no folder `\(path)` to read guides from. Name another with --content."
    case .noSiteFolder(let path):
      "There is no folder `\(path)` with templates and styles. Name another with --site."
    case .overlappingFolders(let option, let path, let content):
      "`\(path)` and the folder of the guides, `\(content)`, must not be inside each other. "
        + "Name another with \(option)."
    case .foreignOutput(let path):
      "`\(path)` holds files that reprise did not write, and building would replace them. "
        + "Name another folder with --output, or empty this one."
    case .outputIsNoFolder(let path):
      "`\(path)` is not a folder, so the site cannot go there. Name another with --output."
    case .brokenSite(let reason): reason
    case .unreadable(let path, let reason): "`\(path)` cannot be read: \(reason)."
    case .unwritable(let path, let reason): "`\(path)` cannot be written: \(reason)."
    }
  }
}
