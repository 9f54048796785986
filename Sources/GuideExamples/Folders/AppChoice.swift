/// Which of a folder's apps to take: nil where the first one is meant.
package struct AppChoice: Hashable, Sendable {
  /// The name of an Xcode project, or its path in the folder.
  package var project: String?

  /// The name of a target.
  package var target: String?

  /// The name of a scheme, which names the target and the arguments of the app's process.
  package var scheme: String?

  package init(project: String? = nil, target: String? = nil, scheme: String? = nil) {
    self.project = project
    self.target = target
    self.scheme = scheme
  }
}
