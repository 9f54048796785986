import Diagnostics
import GuideExamples
import SiteHTML
import SiteModel

/// The guides of a project with all that was found out before an example has run.
struct PreparedGuides {
  let read: ReadGuides

  /// The sizes of the images that guides show, by their paths below the content folder.
  let imageSizes: [String: ImageSize]

  /// How the site is arranged.
  let configuration: SiteConfiguration

  /// How many examples the guides have, and had when that was accepted last.
  let counts: ExampleCounts

  /// What is wrong so far.
  let diagnostics: [Diagnostic]
}
