import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel

/// What decides about every page of a site, besides the guide that it is of.
///
/// Pages show the titles of others, link to their headings, and are drawn by the tool with the site's templates. A guide of
/// which only sentences or code change leaves it as it was.
struct PageFrame: Hashable {
  let text: String

  /// Nil where a file may yet change without a sign of it, because it was written a moment ago.
  ///
  /// - Parameters:
  ///   - inputs: What decides about a check; of its files those of the content folder are left out.
  ///   - start: When the reading of the files began, in seconds since 1970.
  init?(
    _ read: ReadGuides, _ inputs: PipelineInputs, imageSizes: [String: ImageSize],
    publication: Publication, showsTypes: Bool, start: Int
  ) throws {
    guard let stamps = FileStamp.stamps(of: inputs.filesOfEveryPage),
      // The tool may have been built a moment ago, but it has been started since: a second write would leave another time.
      !stamps.contains(where: { $0.wasFresh(at: start) && $0.path != inputs.tool }),
      // What such a heading says, a run decides, and other pages may show it.
      !read.guides.contains(where: { $0.guide.hasValueInHeading })
    else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let files = String(decoding: try encoder.encode(stamps), as: UTF8.self)
    let conditions = inputs.conditions + [files, "\(publication)", "\(showsTypes)"]
    let images = imageSizes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let redirects = read.redirects.map { "\($0)" }
    text =
      (conditions + read.names + read.assets + images + redirects
      + ParallelMap.map(read.guides, Self.outline))
      .joined(separator: "\n")
  }

  /// What other pages may show of a guide, or link to.
  private static func outline(_ guide: ReadGuides.ReadGuide) -> String {
    let guideText = guide.guide
    let headings = guideText.blocks.compactMap { block -> String? in
      guard case .heading(let level, let anchor, let content) = block else { return nil }
      return "\(level) \(anchor) \(content.map(\.plainText).joined())"
    }
    let examples = guide.examples.map { "\($0.name) \($0.isLaunched)" }
    let parts =
      [guideText.name, guideText.title, guideText.summary, guideText.updated?.text ?? ""]
      + headings + guideText.headingIdentifiers.sorted() + examples
    return parts.joined(separator: "\u{0}")
  }
}

extension Guide {
  /// Whether a heading has a value of a run in it: `{{run-1.total}}`.
  fileprivate var hasValueInHeading: Bool {
    blocks.contains { block in
      guard case .heading(_, _, let content) = block else { return false }
      return content.contains { $0.plainText.contains("{{") }
    }
  }
}
