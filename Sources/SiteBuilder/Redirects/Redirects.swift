import Diagnostics
import Foundation
import GuideMarkup
import SiteModel

/// The old addresses of a site, from the front matter of guides and from `site.yaml`.
struct Redirects {
  /// An old name and where it leads, as an author wrote them.
  private struct Wish {
    var from: PlacedText
    var to: PlacedText
  }

  /// The redirects that lead somewhere, in the order of their paths.
  private(set) var redirects: [Redirect] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Where each old name leads.
  private var wishes: [String: Wish] = [:]
  private let targets: LinkTargets
  private let guides: Set<String>

  /// Everything else that lies in the site, by its path.
  private let taken: Set<String>

  /// - Parameters:
  ///   - names: The names of all guides, those that could not be parsed included.
  ///   - taken: The paths of the site's own files and of the assets.
  init(
    _ read: [Guide], names: [String], configuration: SiteConfiguration, targets: LinkTargets,
    taken: Set<String>
  ) {
    self.targets = targets
    self.taken = taken
    guides = Set(names)
    for guide in read {
      for from in guide.redirectsFrom {
        var to = from
        to.text = guide.name
        add(Wish(from: from, to: to))
      }
    }
    addTranslations(of: read, configuration.languages.filter { !$0.isSource })
    for pair in configuration.redirects { add(Wish(from: pair.from, to: pair.to)) }
    for name in wishes.keys.sorted() { resolve(name) }
  }

  /// A guide's old address leads to the new one in each language that it is translated into.
  private mutating func addTranslations(of read: [Guide], _ languages: [SiteLanguage]) {
    for language in languages {
      for guide in read where guides.contains(language.folder + guide.name) {
        for from in guide.redirectsFrom where !guides.contains(language.folder + from.text) {
          var (old, new) = (from, from)
          old.text = language.folder + from.text
          new.text = language.folder + guide.name
          if wishes[old.text] == nil { add(Wish(from: old, to: new)) }
        }
      }
    }
  }

  private mutating func add(_ wish: Wish) {
    let name = wish.from.text
    if let problem = problem(with: name) {
      diagnostics.append(
        wish.from.diagnostic(rule: "redirect.\(problem.rule)", problem.summary, fix: problem.fix))
    } else if let other = wishes[name] {
      diagnostics.append(
        wish.from.diagnostic(
          rule: "redirect.twice",
          "`\(name)` leads to `\(other.to.text)` already, by \(other.from.location)",
          fix: "keep one"))
    } else {
      wishes[name] = wish
    }
  }

  private func problem(with name: String) -> (rule: String, summary: String, fix: String)? {
    if guides.contains(name) {
      return ("taken", "there is a guide `\(name)`: its address leads to itself", "remove it")
    }
    let path = name + ".html"
    if taken.contains(path) {
      return ("taken", "the site has a file `\(path)` of its own", "remove it")
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPath = !parts.contains { $0.isEmpty || $0.hasPrefix(".") }
    guard isPath, !name.contains(where: { "#?\\".contains($0) || $0.isNewline }),
      ![".html", ".md"].contains(where: name.hasSuffix)
    else {
      return (
        "no-name", "`\(name)` is not the name of a guide",
        "write the path that it had below the content folder, without `.md`"
      )
    }
    return nil
  }

  /// Follows an old name to a page, by others where it leads to one.
  private mutating func resolve(_ name: String) {
    var way = [name]
    while let wish = wishes[way[way.count - 1]] {
      let parts = wish.to.text.split(separator: "#", maxSplits: 1).map(String.init)
      guard let next = parts.first, wishes[next] != nil else {
        return finish(name, wish, anchor: parts.dropFirst().first)
      }
      guard !way.contains(next) else {
        // Each circle is told once, where its first name stands.
        guard next == name, way.min() == name else { return }
        let names = (way + [next]).map { "`\($0)`" }.joined(separator: ", ")
        diagnostics.append(
          (wishes[name] ?? wish).from.diagnostic(
            rule: "redirect.circle", "this leads in a circle: \(names)",
            fix: "let one of them lead to a guide"))
        return
      }
      way.append(next)
    }
  }

  private mutating func finish(_ name: String, _ wish: Wish, anchor: String?) {
    let to = wish.to.text
    if let url = URL(string: to), ["https", "http"].contains(url.scheme), url.host() != nil {
      redirects.append(Redirect(path: name + ".html", target: .elsewhere(to)))
      return
    }
    let page = String(to.prefix { $0 != "#" })
    switch targets.answer(path: page + ".md", anchor: anchor) {
    case .found:
      let path = page + ".html" + (anchor.map { "#" + $0 } ?? "")
      redirects.append(Redirect(path: name + ".html", target: .page(path)))
    case .noFile:
      let nearest = Suggestion.nearest(to: page, among: Array(guides))
      report(
        wish, rule: "no-guide", summary: "there is no guide `\(page)`",
        fix: nearest.map { "did you mean `\($0)`?" }
          ?? "write the name of a guide, or an address that begins with `https://`")
    case .noAnchor(let anchor, let anchors):
      let nearest = Suggestion.nearest(to: anchor, among: anchors)
      report(
        wish, rule: "no-anchor", summary: "`\(page)` has no heading with the anchor `#\(anchor)`",
        fix: nearest.map { "did you mean `#\($0)`?" })
    case .noExample(let anchor, let anchors):
      let nearest = Suggestion.nearest(to: anchor, among: anchors)
      report(
        wish, rule: "no-anchor", summary: "no example of the guides has the anchor `#\(anchor)`",
        fix: nearest.map { "did you mean `#\($0)`?" })
    }
  }

  /// Several names may come here by one that leads to nothing.
  private mutating func report(_ wish: Wish, rule: String, summary: String, fix: String?) {
    let diagnostic = wish.to.diagnostic(rule: "redirect.\(rule)", summary, fix: fix)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
