package import GuideMarkup

/// The page of one guide: its text, and what happened when its examples ran.
package struct Page: Hashable, Sendable {
  /// The guide's name: the path below the content folder without its extension.
  package var guide: String { String(path.dropLast(".html".count)) }

  /// The name of the guide that it is in every language.
  package var source: String { translation?.source ?? guide }

  /// The guide that is the home page of its language: `index`, `ko/index`.
  package static let homeGuide = "index"

  /// Whether it is the home page of a language.
  package func isHome(in language: SiteLanguage) -> Bool {
    guide == language.folder + Self.homeGuide
  }

  /// The path below the site's root: `containers/custom.html`.
  package var path: String
  package var title: String

  /// The code in the title, of which the title has only the text.
  package var titleNames: [String] = []
  package var summary: String

  /// The text, without the heading that is the page's title.
  package var blocks: [Block]
  package var footnotes: [Footnote]

  /// How each fence of the text is shown, by its index.
  package var fences: [Int: FencePresentation]

  /// The headings to list as the page's contents.
  package var contents: [PageHeading]
  package var exampleCount: Int
  package var launchCount: Int

  /// The page as Markdown, with what happened when its examples ran.
  package var markdown = ""

  /// The sizes of images, by their paths below the site's root.
  package var imageSizes: [String: ImageSize] = [:]

  /// What it translates; nil of a page in the language that the site is written in.
  package var translation: PageTranslation?

  /// What the names in its code stand for; empty where they were not asked for.
  package var names = PageNames() {
    didSet { knownFacts = nil }
  }

  /// Whether its apps have scenes; nil of a page without apps.
  package var sceneUse: SceneUse?

  /// When the guide changed last, as its author says.
  package var updated: CalendarDate?

  /// What the rest of the site says of it, found out once; nil where it is found out each time.
  var knownFacts: PageFacts?

  package init(
    path: String, title: String, summary: String, blocks: [Block], footnotes: [Footnote],
    fences: [Int: FencePresentation], contents: [PageHeading], exampleCount: Int, launchCount: Int
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    self.blocks = blocks
    self.footnotes = footnotes
    self.fences = fences
    self.contents = contents
    self.exampleCount = exampleCount
    self.launchCount = launchCount
  }

  /// What the rest of the site says of it.
  package var facts: PageFacts { knownFacts ?? PageFacts(of: self) }

  /// The page with its facts found out, of which nothing but its names may change after that.
  package func withFacts() -> Page {
    guard knownFacts == nil else { return self }
    var page = self
    page.knownFacts = PageFacts(of: self)
    return page
  }
}

extension Page {
  /// The screens that the page may draw.
  package var screens: [ScreenPanel] {
    fences.values.flatMap { fence -> [ScreenPanel] in
      var screens = fence.run?.strip?.screens ?? []
      screens += fence.whatIf?.variants.compactMap(\.screen) ?? []
      guard case .result(let result) = fence.body else { return screens }
      switch result.content {
      case .screen(let screen): return screens + [screen]
      case .screenChange(let strip, _): return screens + strip.screens
      default: return screens
      }
    }
  }
}

extension ScreenStrip {
  fileprivate var screens: [ScreenPanel] { turns.flatMap { [$0.left.screen, $0.cameBack.screen] } }
}
