import Diagnostics
import GuideExamples
import GuideMarkup
import SiteModel

/// Everything that a guide's page is made of.
struct PageInputs: Hashable, Sendable {
  let run: GuideRun

  /// The other guides whose results or code it shows.
  let others: [GuideRun]
  let sharedCode: [SharedCode]
  let translation: PageTranslation?
  let localization: Localization
  let imageSizes: [String: ImageSize]

  /// - Parameter all: All guides with what their examples left behind.
  init(
    _ guide: CheckedGuide, _ run: GuideRun, among all: [GuideRun], localization: Localization,
    imageSizes: [String: ImageSize]
  ) {
    self.run = run
    let path = guide.guide.path
    let sharing = Set(guide.sharedCode.map(\.guide))
    let compared = Set(all.flatMap(\.examples).flatMap { $0.example.guidesCompared(in: path) })
    others = all.filter { other in
      other.guide.name != guide.guide.name
        && (sharing.contains(other.guide.name) || compared.contains(other.guide.name)
          || other.examples.contains { $0.example.showsResult(in: path) })
    }
    sharedCode = guide.sharedCode
    translation = guide.translation.map {
      PageTranslation(source: $0.source, isOutdated: $0.isOutdated)
    }
    self.localization = localization
    self.imageSizes = imageSizes
  }

  /// The page.
  ///
  /// - Parameter isEditable: Whether a server runs what a reader makes of an example.
  func page(isEditable: Bool = false) -> Page {
    Localization.$current.withValue(localization) {
      var page = PageBuilder.page(
        for: run, among: others, shared: sharedCode, isEditable: isEditable)
      page.translation = translation
      page.imageSizes = imageSizes
      return page
    }
  }
}

extension Example {
  /// The guides of the older apps with which a guide compares this one.
  func guidesCompared(in path: String) -> [String] {
    expectations.compactMap { expectation in
      guard case .result(let result) = expectation, result.fence.location.path == path,
        case .comparison(let old) = result.content
      else { return nil }
      return String(old.prefix { $0 != "#" })
    }
  }

  func showsResult(in path: String) -> Bool {
    expectations.contains { expectation in
      guard case .result(let result) = expectation else { return false }
      return result.fence.location.path == path
    }
  }
}
