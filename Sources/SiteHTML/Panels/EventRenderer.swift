import RunRecord
import SiteModel

/// Draws one event: whom it concerns, what happened, and what is worth knowing of it.
enum EventRenderer {
  /// - Parameter fate: Where two runs are compared, which of them it is of.
  static func node(
    _ event: TraceEvent, isSameObject: Bool, fate: TraceChange.Fate = .same
  ) -> HTMLNode {
    let content = who(event, isSameObject) + [what(event)]
    switch fate {
    case .same: return .element("li", ["class": "e-\(event.kind.rawValue)"], content)
    case .gone: return .element("li", ["class": "gone"], [.element("del", [:], content)])
    case .come: return .element("li", ["class": "come"], [.element("ins", [:], content)])
    }
  }

  /// A reader who sees the rows below each other needs the name only where it changes.
  private static func who(_ event: TraceEvent, _ isSameObject: Bool) -> [HTMLNode] {
    guard let object = event.object else { return [] }
    let name = object.path.map(PathRenderer.nodes) ?? [.text(object.description)]
    return [.element("span", ["class": isSameObject ? "who same" : "who"], name), .text(" ")]
  }

  private static func what(_ event: TraceEvent) -> HTMLNode {
    let name =
      event.kind.isCode
      ? HTMLNode.element("code", [:], breakable(event.name)) : .element("b", text: event.name)
    let detail: [HTMLNode] =
      event.detail.isEmpty
      ? []
      : [.text(" "), .element("span", ["class": "detail"], VisibleText.nodes(event.detail))]
    return .element("span", ["class": "what"], label(event.kind) + [name] + detail)
  }

  /// Long names break behind the parenthesis before they break anywhere.
  private static func breakable(_ name: String) -> [HTMLNode] {
    guard name.count > 24, let parenthesis = name.firstIndex(of: "(") else {
      return VisibleText.nodes(name)
    }
    let rest = name.index(after: parenthesis)
    return VisibleText.nodes(String(name[..<rest])) + [.element("wbr")]
      + VisibleText.nodes(String(name[rest...]))
  }

  /// What a learner must not miss carries its kind in words.
  private static func label(_ kind: TraceEvent.Kind) -> [HTMLNode] {
    guard kind == .decision || kind == .warning else { return [] }
    return [.element("i", text: kind.rawValue), .text(" ")]
  }
}

extension TraceEvent.Kind {
  /// Whether the event's name is a name in code.
  fileprivate var isCode: Bool {
    switch self {
    case .hook, .appearance, .coder: true
    case .decision, .life, .log, .output, .step, .value, .warning: false
    }
  }
}
