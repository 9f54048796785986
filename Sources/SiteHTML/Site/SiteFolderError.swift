/// Why a site cannot be rendered with its folder of templates and styles.
package struct SiteFolderError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case unreadable(String)
    case missing
    case noStyles
    /// The template is not Mustache.
    case template(line: Int, message: String)
  }

  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .unreadable(let message): "\(path): cannot be read: \(message)"
    case .missing:
      "\(path): there is no such file, and every page needs it: copy the folder `templates` of a new project, "
        + "which `reprise new FOLDER` makes"
    case .noStyles: "\(path): there is no style sheet"
    case .template(let line, let message): "\(path):\(line): \(message)"
    }
  }
}
