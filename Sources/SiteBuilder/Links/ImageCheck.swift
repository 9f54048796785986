import Diagnostics
import GuideMarkup
import SiteModel

/// Looks at the images that guides show.
struct ImageCheck {
  /// The size of each image of the content folder, by its path below the folder.
  private(set) var sizes: [String: ImageSize] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter read: Reads an asset's bytes.
  init(
    _ guides: [Guide], assets: [String], read: (String) throws(ProjectError) -> [UInt8]
  ) throws(ProjectError) {
    let assets = Set(assets)
    for guide in guides {
      for case .image(let source, _, let alternative) in guide.everyInline {
        if alternative.allSatisfy(\.isWhitespace) { report(source, in: guide) }
        guard let path = LocalTarget(source, in: guide.name)?.path, assets.contains(path),
          sizes[path] == nil
        else { continue }
        sizes[path] = ImageSize(of: try read(path))
        if sizes[path] == nil { reportSize(of: source, in: guide) }
      }
    }
  }

  private mutating func report(_ source: String, in guide: Guide) {
    let place = DestinationPlaces(guide: guide).places(of: source).first
    diagnostics.append(
      Diagnostic(
        .warning, rule: "image.no-text",
        at: SourceLocation(path: guide.path, line: place?.line ?? 1, column: place?.column ?? 1),
        "the image has no description for readers who cannot see it", excerpt: place,
        fix: "describe it between the brackets: `![A list of books](\(source))`"))
  }

  private mutating func reportSize(of source: String, in guide: Guide) {
    let place = DestinationPlaces(guide: guide).places(of: source).first
    diagnostics.append(
      Diagnostic(
        .warning, rule: "image.no-size",
        at: SourceLocation(path: guide.path, line: place?.line ?? 1, column: place?.column ?? 1),
        "the file does not give the size of the image, so the page moves while it loads",
        excerpt: place,
        fix:
          "use one of \(ImageSize.terminations.sorted().map { "`.\($0)`" }.joined(separator: ", "))"
      ))
  }
}
