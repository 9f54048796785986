import Foundation

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

  /// Throws where what is kept would be taken for an author's file.
  func check() throws(ProjectError) {
    // Hidden folders are not part of the content.
    guard RealPath.isInside(cache, content), !isHidden(cache) else { return }
    throw .overlappingFolders(option: "--cache", path: cache, content: content)
  }

  /// Throws where building would mix up the folders, or has nothing to build with.
  func checkOutput() throws(ProjectError) {
    try check()
    if RealPath.isInside(output, content) || RealPath.isInside(content, output) {
      throw .overlappingFolders(option: "--output", path: output, content: content)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: site, isDirectory: &isFolder), isFolder.boolValue
    else { throw .noSiteFolder(path: site) }
  }

  private func isHidden(_ path: String) -> Bool {
    let below = RealPath.of(path).dropFirst(RealPath.of(content).count)
    return below.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
