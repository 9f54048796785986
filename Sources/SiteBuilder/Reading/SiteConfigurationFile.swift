import Diagnostics
import Foundation
import SiteModel

/// The file `site.yaml` of the site's folder, which a site may do without.
struct SiteConfigurationFile {
  /// The file's path as the author knows it.
  let path: String

  init(folder: String) {
    path = "\(folder)/site.yaml"
  }

  /// What the file says, and what is wrong with it.
  ///
  /// - Parameter guides: The names of all guides.
  func read(
    guides: [String]
  ) throws(ProjectError) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
    guard FileManager.default.fileExists(atPath: path) else { return (SiteConfiguration(), []) }
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path: path, reason: FailureReason.text(of: error))
    }
    return SiteConfigurationReader.read(bytes, path: path, guides: guides)
  }
}
