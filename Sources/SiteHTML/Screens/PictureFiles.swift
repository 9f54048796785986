import RunRecord
import SiteModel

/// The files of images that the screens of a site show.
enum PictureFiles {
  static func paths(of page: Page) -> [String] {
    Set(page.screens.flatMap(\.drawing.pictures.values).map(\.path)).sorted()
  }

  static func files(for sites: [Site]) -> [SiteFile] {
    var files: [String: SiteFile] = [:]
    for page in sites.flatMap(\.pages) {
      for picture in page.screens.flatMap(\.drawing.pictures.values)
      where files[picture.name] == nil {
        files[picture.name] = SiteFile(path: picture.path, contents: Array(picture.data))
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }
}
