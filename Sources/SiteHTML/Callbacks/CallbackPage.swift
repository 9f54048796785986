import RunRecord
import SiteModel

/// Draws the page of every method that UIKit was seen to call, in the order of a launch.
enum CallbackPage {
  static func title(of site: Site) -> String {
    site.localization.text(FramePhrase.everyCallback.rawValue)
  }

  /// The sections' headings, for the page's contents.
  static func headings(of callbacks: [Callback]) -> [PageHeading] {
    phases(of: callbacks).map { phase in
      PageHeading(level: 2, anchor: anchor(of: phase), text: phase.rawValue)
    }
  }

  /// - Parameter path: The path of the page.
  static func nodes(
    _ callbacks: [Callback], texts: [String: String], at path: String
  ) -> [HTMLNode] {
    phases(of: callbacks).flatMap { phase in
      [heading(phase), .element("p", text: phase.summary)]
        + callbacks.filter { $0.phases.first == phase }.map { node($0, text: texts[$0.name], path) }
    }
  }

  private static func phases(of callbacks: [Callback]) -> [TraceEvent.Phase] {
    let seen = Set(callbacks.compactMap(\.phases.first))
    return TraceEvent.Phase.allCases.filter(seen.contains)
  }

  private static func anchor(of phase: TraceEvent.Phase) -> String { "phase.\(phase.rawValue)" }

  private static func heading(_ phase: TraceEvent.Phase) -> HTMLNode {
    .element(
      "h2", ["id": anchor(of: phase), "class": "callback-phase p-\(phase.rawValue)"],
      text: phase.rawValue)
  }

  private static func node(_ callback: Callback, text: String?, _ path: String) -> HTMLNode {
    let code = HTMLNode.element("code", [:], NameBreaks.nodes(callback.name))
    let name = HTMLNode.element("h3", [:], [.element("a", ["href": "#\(callback.anchor)"], [code])])
    let moment = text.map { [HTMLNode.element("p", text: $0)] } ?? []
    return .element(
      "section", ["class": "callback", "id": callback.anchor],
      [name] + moment + [phases(callback)] + sightings(callback, path))
  }

  private static func phases(_ callback: Callback) -> HTMLNode {
    let names = callback.phases.map { phase in
      HTMLNode.element("li", ["class": "p-\(phase.rawValue)"], text: phase.rawValue)
    }
    return .element(
      "ul", ["class": "callback-phases", "aria-label": FramePhrase.phases.text], names)
  }

  /// As many as a reader looks through; the others are folded.
  private static let shownCount = 4

  /// Where an app implements the method comes first: that is what a reader came to see.
  private static func sightings(_ callback: Callback, _ path: String) -> [HTMLNode] {
    let sorted =
      callback.sightings.filter(\.isImplemented) + callback.sightings.filter { !$0.isImplemented }
    guard sorted.count > shownCount + 1 else { return [list(sorted, path)] }
    let others = sorted.dropFirst(shownCount)
    let summary = HTMLNode.element(
      "summary", text: CountText.counted(others.count, noun: "more guide"))
    return [
      list(sorted.prefix(shownCount), path),
      .element("details", ["class": "more"], [summary, list(others, path)]),
    ]
  }

  private static func list(
    _ sightings: some Collection<Callback.Sighting>, _ path: String
  ) -> HTMLNode {
    .element(
      "ul", ["class": "sightings"],
      sightings.map { sighting in
        let link = HTMLNode.element(
          "a",
          ["href": PagePath.relative(sighting.page, anchor: sighting.anchor, from: path)],
          NameBreaks.nodesInTitle(sighting.title))
        let count = count(of: sighting)
        let text =
          sighting.isImplemented ? count : FramePhrase.ofUIKit.text(["count": count])
        return .element("li", [:], [link, .text(" "), .element("small", text: text)])
      })
  }

  /// The link leads to one launch, which lacks some of the calls if there are more of both.
  private static func count(of sighting: Callback.Sighting) -> String {
    guard sighting.count > 1 else { return FramePhrase.once.text }
    let times = FramePhrase.times.text(["count": "\(sighting.count)"])
    guard sighting.launchCount > 1 else { return times }
    return FramePhrase.timesInLaunches.text([
      "times": times,
      "launches": CountText.counted(sighting.launchCount, noun: "launch", plural: "launches"),
    ])
  }
}
