import SiteModel

/// Tells readers of a translation that the text it was made from says something else by now.
enum TranslationNotice {
  static func nodes(_ page: Page, of site: Site) -> [HTMLNode] {
    guard let translation = page.translation, translation.isOutdated,
      let source = site.sourceEdition
    else { return [] }
    let address = PagePath.relative(source.path(of: translation.source), from: page.path)
    let link = HTMLNode.element(
      "a", ["href": address, "hreflang": source.language.code],
      text: GuidePhrase.readSource.text(["language": source.language.name]))
    return [
      .element(
        "div",
        [
          "class": "admonition a-note outdated", "role": "note",
          "aria-label": GuidePhrase.note.text,
        ],
        [.element("p", [:], [.text(GuidePhrase.olderTranslation.text + " "), link])])
    ]
  }
}
