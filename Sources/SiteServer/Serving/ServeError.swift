package import SiteBuilder

/// Why a site cannot be served.
package enum ServeError: Error, Equatable, CustomStringConvertible {
  /// A file that served pages need is not in the site's folder.
  case missingFile(path: String)

  /// No port from the one that was asked for on is free.
  case noPort(first: UInt16, reason: String)

  /// Whose mistake it is.
  package var blame: ProjectError.Blame {
    switch self {
    case .missingFile: .author
    // Another number would do, except where the system was asked for any.
    case .noPort(let first, _): first == 0 ? .machine : .usage
    }
  }

  package var description: String {
    switch self {
    case .missingFile(let path):
      "\(path): there is no such file, and served pages need it: copy the folder `Site/serve`"
    case .noPort(let first, let reason):
      "no port from \(first) on is free: \(reason)"
    }
  }
}
