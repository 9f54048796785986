import Foundation
import SiteModel

/// The page that lists the choices of this project's UIKit where the sources about Apple's are silent.
struct ChoicePage: Sendable {
  /// The paths of that page, and of the one that leads to it.
  private let path: String
  private let page: String

  /// Where the events that are drawn find it; nil on a site without such a page, and in the answer to a reader's run.
  @TaskLocal static var current: ChoicePage?

  /// The name of its guide, in whichever folder that is.
  private static let name = "where-apple-is-silent"

  init?(of site: Site, from page: String) {
    let own = site.pages.first { $0.source.split(separator: "/").last == Self.name[...] }
    let source = site.sourceEdition.flatMap { edition in
      edition.titles.keys.first { $0.split(separator: "/").last == Self.name[...] }
        .map(edition.path)
    }
    guard let path = own?.path ?? source, path != page else { return nil }
    (self.path, self.page) = (path, page)
  }

  /// A link to an entry, or to the page.
  func link(to number: String? = nil, text: String) -> HTMLNode {
    let anchor = number.map(Self.anchor) ?? ""
    return .element(
      "a", ["href": PagePath.relative(path, anchor: anchor, from: page)], text: text)
  }

  /// Where the entry of a choice is.
  static func anchor(of number: String) -> String { "no.\(number)" }

  /// What the behavior on a page rests on, with the choices of its runs; nothing for a page without runs.
  func notice(for page: Page) -> [HTMLNode] {
    guard page.launchCount > 0 else { return [] }
    let numbers = page.choices.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    let entries = numbers.enumerated().flatMap { index, number in
      [.text(index == 0 ? " (" : ", "), link(to: number, text: number)]
    }
    let choice = HTMLNode.element(
      "span", [:],
      [link(text: FramePhrase.ourChoice.text)] + entries + (entries.isEmpty ? [] : [.text(")")]))
    return [
      .element("p", [:], [.element("small", [:], FramePhrase.basis.nodes(["choice": choice]))])
    ]
  }
}

extension Page {
  /// The choices that events of its runs rest on.
  fileprivate var choices: Set<String> {
    let launches = fences.values.compactMap(\.run).flatMap(\.launches)
    return Set(launches.flatMap { $0.trace.phases.flatMap(\.events) }.compactMap(\.choice))
  }
}
