import Foundation
import RunRecord

/// Where the files are that the images on screens show.
///
/// Pages load them from the site, once for all screens and pages that show one. What stands by itself, a screen in a file of
/// its own and the answer to a reader's run, has them inside.
enum PicturePlace: Sendable {
  /// In the drawing, each once.
  case inside
  /// In files of the site, as seen from the page at a path.
  case inFiles(from: String)

  /// Where the drawings that are being made find them.
  @TaskLocal static var current = PicturePlace.inside

  /// The folder of the site with these files.
  static let folder = "pictures"

  func address(of picture: Picture) -> String {
    switch self {
    case .inside:
      "data:\(picture.mediaType);base64,\(picture.data.base64EncodedString())"
    case .inFiles(let page): PagePath.relative(picture.path, from: page)
    }
  }
}

extension Picture {
  /// Its file in a site, named for its contents.
  var path: String { "\(PicturePlace.folder)/\(name).\(header?.format.rawValue ?? "png")" }

  fileprivate var mediaType: String { "image/\(header?.format.rawValue ?? "png")" }
}
