import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup

/// What decides about one guide's page alone: a kept page is right as long as this is as it was.
struct PageConditions: Codable, Hashable {
  var guide: String

  /// The guides whose code or runs it shows, by their names.
  var others: [String]

  /// Whether its source says something else by now; nil where it translates none.
  var isOutdated: Bool?

  /// Its file, those of the other guides, and what they include.
  var stamps: [FileStamp]
}

extension PageConditions {
  /// Nil where a file cannot be inspected or may have changed since it was read, or where one that is included is a link.
  ///
  /// - Parameters:
  ///   - shown: The other guides whose code or runs its page shows.
  ///   - guides: All guides by their names.
  ///   - start: When the reading of the files began, in seconds since 1970.
  init?(
    _ guide: ReadGuides.ReadGuide, showing shown: Set<String>,
    among guides: [String: ReadGuides.ReadGuide], start: Int
  ) {
    let others = shown.sorted()
    let shown = others.compactMap { guides[$0] }
    guard shown.count == others.count else { return nil }
    var files: [String] = []
    for one in [guide] + shown {
      files.append(one.file.path)
      for path in one.includedPaths {
        guard let below = PipelineInputs.files(atOrBelow: path) else { return nil }
        files += below
      }
    }
    guard let stamps = FileStamp.stamps(of: files),
      !stamps.contains(where: { $0.wasFresh(at: start) })
    else { return nil }
    self.init(
      guide: guide.guide.name, others: others, isOutdated: guide.translation?.isOutdated,
      stamps: stamps)
  }

  /// Whether they are the same now.
  var areStill: Bool { FileStamp.stamps(of: stamps.map(\.path)) == stamps }
}
