/// The folders of a project, as the author named them.
package struct ProjectFolders: Hashable, Sendable {
  /// The guides.
  package var content: String

  /// Templates and styles.
  package var site: String

  /// Where the pages go.
  package var output: String

  /// Where results and work in progress are kept.
  package var cache: String

  package init(content: String, site: String, output: String, cache: String) {
    self.content = content
    self.site = site
    self.output = output
    self.cache = cache
  }
}
