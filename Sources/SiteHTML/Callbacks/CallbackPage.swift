import RunRecord
import SiteModel

/// Draws the page of every method that UIKit was seen to call, in the order of a launch.
enum CallbackPage {
  static let path = "callbacks.html"
  static let title = "Every callback"
  static let summary =
    "Each method that UIKit called while the examples of this site ran, in the order of a launch, "
    + "with the guides in which it can be seen."

  /// The sections' headings, for the page's contents.
  static func headings(of callbacks: [Callback]) -> [PageHeading] {
    phases(of: callbacks).map { phase in
      PageHeading(level: 2, anchor: anchor(of: phase), text: phase.rawValue)
    }
  }

  static func nodes(_ callbacks: [Callback], texts: [String: String]) -> [HTMLNode] {
    phases(of: callbacks).flatMap { phase in
      [heading(phase), .element("p", text: phase.summary)]
        + callbacks.filter { $0.phases.first == phase }.map { node($0, text: texts[$0.name]) }
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

  private static func node(_ callback: Callback, text: String?) -> HTMLNode {
    let name = HTMLNode.element(
      "h3", [:],
      [.element("a", ["href": "#\(callback.anchor)"], [.element("code", text: callback.name)])])
    let moment = text.map { [HTMLNode.element("p", text: $0)] } ?? []
    return .element(
      "section", ["class": "callback", "id": callback.anchor],
      [name] + moment + [phases(callback)] + sightings(callback))
  }

  private static func phases(_ callback: Callback) -> HTMLNode {
    let names = callback.phases.map { phase in
      HTMLNode.element("li", ["class": "p-\(phase.rawValue)"], text: phase.rawValue)
    }
    return .element("ul", ["class": "callback-phases", "aria-label": "Phases"], names)
  }

  /// As many as a reader looks through; the others are folded.
  private static let shownCount = 4

  /// Where an app implements the method comes first: that is what a reader came to see.
  private static func sightings(_ callback: Callback) -> [HTMLNode] {
    let sorted =
      callback.sightings.filter(\.isImplemented) + callback.sightings.filter { !$0.isImplemented }
    guard sorted.count > shownCount + 1 else { return [list(sorted)] }
    let others = sorted.dropFirst(shownCount)
    let summary = HTMLNode.element(
      "summary", text: CountText.counted(others.count, "more guide"))
    return [
      list(sorted.prefix(shownCount)),
      .element("details", ["class": "more"], [summary, list(others)]),
    ]
  }

  private static func list(_ sightings: some Collection<Callback.Sighting>) -> HTMLNode {
    .element(
      "ul", ["class": "sightings"],
      sightings.map { sighting in
        let link = HTMLNode.element(
          "a", ["href": "\(sighting.page)#\(sighting.anchor)"], text: sighting.title)
        let count = sighting.count == 1 ? "once" : "\(sighting.count) times"
        let whose = sighting.isImplemented ? "" : ", UIKit’s own"
        return .element(
          "li", [:], [link, .text(" "), .element("small", text: count + whose)])
      })
  }
}
