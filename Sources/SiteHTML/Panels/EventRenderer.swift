import RunRecord
import SiteModel

/// Draws one event: whom it concerns, what happened, and what is worth knowing of it.
enum EventRenderer {
  /// An event of a launch; its name leads to the line of code on the page.
  ///
  /// - Parameters:
  ///   - anchor: The event's own anchor; nil where no link of the page leads to it.
  ///   - number: Its number in the launch; nil where that follows from its place in the list.
  static func node(
    _ step: TraceStep, anchor: String?, number: Int?, isSameObject: Bool
  ) -> HTMLNode {
    let event = step.event
    let callers = step.lines.dropFirst().joined(separator: " ")
    return .element(
      "li",
      [
        "class": className(event.kind, isSameObject && event.object != nil), "id": anchor,
        "value": number.map(String.init),
        "data-by": callers.isEmpty ? nil : callers,
        "data-encode": key(event.coderCall, .encode), "data-decode": key(event.coderCall, .decode),
        "data-uikit": event.coderCall?.keyOwner == .uikit ? "" : nil,
        "data-saved": saved(event.decision),
        "data-found": isFound(event.decision).map { $0 ? "" : "no" },
      ], (isSameObject ? [] : who(event)) + [what(event, line: step.lines.first)])
  }

  /// How many objects were written to disk; empty for an activity, nil for another event.
  private static func saved(_ decision: EngineDecision?) -> String? {
    switch decision {
    case .archiveWritten(let count): "\(count)"
    case .activitySaved: ""
    default: nil
    }
  }

  /// Whether an archived object was found; nil for an event that does not say that.
  private static func isFound(_ decision: EngineDecision?) -> Bool? {
    switch decision {
    case .found: true
    case .notFound, .leftOut(.ancestorLeftOut), .leftOut(.restorationClassReturnedNil): false
    default: nil
    }
  }

  /// The key of a value that is written or read; nil for another event, and where there is no key.
  private static func key(_ call: CoderCall?, _ direction: CoderCall.Direction) -> String? {
    call?.direction == direction ? call?.key : nil
  }

  /// An event where two runs are compared, and which of them it is of.
  ///
  /// - Parameter number: Its number in the example as it is written, or that of the event before it: scripts show it there.
  static func node(_ event: TraceEvent, number: Int, fate: TraceChange.Fate) -> HTMLNode {
    let content = who(event) + [what(event, line: nil)]
    let kind = className(event.kind)
    switch fate {
    case .same: return .element("li", ["class": kind], content)
    case .removed:
      return .element(
        "li", ["class": names("removed", kind), "value": "\(number)"],
        [.element("del", [:], [said(.removed)] + content)])
    case .inserted:
      return .element(
        "li", ["class": names("inserted", kind), "data-after": "\(number)"],
        [.element("ins", [:], [said(.inserted)] + content)])
    }
  }

  private static func names(_ fate: String, _ kind: String?) -> String {
    kind.map { fate + " " + $0 } ?? fate
  }

  /// Most events are UIKit's calls, which have none: a page has hundreds of them.
  ///
  /// A reader who sees the rows below each other needs the object's name only where it changes; a script
  /// says it again for those who hear them.
  private static func className(_ kind: TraceEvent.Kind, _ isSameObject: Bool = false) -> String? {
    let names = (kind == .hook ? [] : ["e-\(kind.rawValue)"]) + (isSameObject ? ["same"] : [])
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// What a reader who hears the rows is told before them.
  private static func said(_ word: TracePhrase) -> HTMLNode {
    .element("span", ["class": "unseen"], text: word.text + ": ")
  }

  private static func who(_ event: TraceEvent) -> [HTMLNode] {
    guard let object = event.object else { return [] }
    let name = object.path.map(PathRenderer.nodes) ?? [.text(object.description)]
    // What has no path is called by its class, which could be the identifier of another too.
    let kind = object.path == nil ? "who class" : "who"
    return [
      .element("span", ["class": kind], name), .text(" "),
    ]
  }

  private static func what(_ event: TraceEvent, line: String?) -> HTMLNode {
    let text = event.text
    let name =
      event.kind.isCode
      ? HTMLNode.element("code", [:], breakable(text.name)) : .element("b", text: text.name)
    let detail: [HTMLNode] =
      text.detail.isEmpty
      ? [] : [.text(" "), .element("span", ["class": "detail"], VisibleText.nodes(text.detail))]
    let link = line.map { HTMLNode.element("a", ["href": "#" + $0], [name]) }
    // Each event has one: without a class, which styles and scripts know it by.
    return .element("span", [:], label(event.kind) + [link ?? name] + detail + choice(event))
  }

  /// Where the event rests on a choice of this project, a link to it.
  private static func choice(_ event: TraceEvent) -> [HTMLNode] {
    guard let number = event.choice, let page = ChoicePage.current else { return [] }
    return [.text(" "), page.link(to: number, text: FramePhrase.ourChoice.text)]
  }

  /// The longest that has room after a parenthesis on a phone.
  private static let longestInLine = 40

  /// Long names break after the parenthesis before they break anywhere, the longest between their words.
  private static func breakable(_ name: String) -> [HTMLNode] {
    guard name.count > 24, let parenthesis = name.firstIndex(of: "(") else {
      return VisibleText.nodes(name)
    }
    let rest = name.index(after: parenthesis)
    let labels = String(name[rest...])
    return VisibleText.nodes(String(name[..<rest])) + [.element("wbr")]
      + (labels.count > longestInLine ? NameBreaks.nodes(labels) : VisibleText.nodes(labels))
  }

  /// What a learner must not miss carries its kind in words.
  private static func label(_ kind: TraceEvent.Kind) -> [HTMLNode] {
    let name: TracePhrase
    switch kind {
    case .decision: name = .decision
    case .warning: name = .warning
    default: return []
    }
    return [.element("i", text: name.text), .text(" ")]
  }
}

extension TraceEvent.Kind {
  /// Whether the event's name is a name in code.
  fileprivate var isCode: Bool {
    switch self {
    case .hook, .appearance, .coder: true
    case .activity, .decision, .life, .log, .output, .step, .value, .warning: false
    }
  }
}
