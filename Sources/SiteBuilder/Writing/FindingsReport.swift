package import Diagnostics
import SiteHTML
package import SiteModel

/// What is wrong with a project as a standalone page.
package enum FindingsReport {
  /// The page's text, which looks as the site does.
  ///
  /// - Parameters:
  ///   - screens: What the user saw of the examples that failed.
  ///   - folders: The project's, of which the one with templates and styles is read.
  ///   - conclusion: What was looked at, and how many expectations hold.
  package static func html(
    _ findings: [Diagnostic], screens: [FailedScreens] = [], conclusion: String,
    folders: ProjectFolders
  ) throws(ProjectError) -> String {
    do {
      return try FindingsPage(folder: folders.site).html(
        findings, screens: screens, conclusion: conclusion)
    } catch {
      throw .brokenSite(reason: "\(error)")
    }
  }
}
