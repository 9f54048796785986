import KeyedArchive

/// What became of a screen, a sentence a line.
package enum ScreenChangeDump {
  package static func text(_ change: ScreenChange) -> String {
    guard !change.items.isEmpty else { return "the same screen" }
    return change.items.map(line).joined(separator: "\n")
  }

  private static func line(_ item: ScreenChange.Item) -> String {
    switch (item.before?.element, item.after?.element) {
    case (let before?, let after?): name(before) + " " + changes(from: before, to: after)
    case (let before?, nil): "- " + name(before)
    case (nil, let after?): "+ " + name(after) + value(of: after)
    case (nil, nil): ""
    }
  }

  private static func name(_ element: DrawnElement) -> String {
    let role =
      element.spoken?.traits.contains(.heading) == true && element.role == .text
      ? "heading" : element.role.rawValue
    return role + (element.spoken?.label.map { " " + OneLineText.quoted($0) } ?? "")
  }

  private static func value(of element: DrawnElement) -> String {
    element.spoken?.value.map { ", value " + OneLineText.quoted($0) } ?? ""
  }

  /// What is different about a thing that both screens have.
  private static func changes(from old: DrawnElement, to new: DrawnElement) -> String {
    var parts: [String] = []
    if old.spoken?.label != new.spoken?.label {
      parts.append("is now " + (new.spoken?.label.map(OneLineText.quoted) ?? "without a name"))
    }
    if old.spoken?.value != new.spoken?.value {
      let before = old.spoken?.value.map { ", not " + OneLineText.quoted($0) } ?? ""
      parts.append(
        (new.spoken?.value.map { "says " + OneLineText.quoted($0) } ?? "is empty") + before)
    }
    let (traits, others) = (traits(of: old), traits(of: new))
    parts += traits.filter { !others.contains($0) }.map { "is not \($0.rawValue)" }
    parts += others.filter { !traits.contains($0) }.map { "is \($0.rawValue)" }
    let (from, to) = (old.state?.scroll, new.state?.scroll)
    if from?.y ?? 0 != to?.y ?? 0 {
      parts.append("is scrolled to \(number(to?.y ?? 0)), not \(number(from?.y ?? 0))")
    }
    if from?.x ?? 0 != to?.x ?? 0 {
      parts.append("is scrolled right to \(number(to?.x ?? 0)), not \(number(from?.x ?? 0))")
    }
    return parts.joined(separator: " and ")
  }

  private static func traits(of element: DrawnElement) -> [SpokenElement.Trait] {
    (element.spoken?.traits ?? []).filter { $0 != .editing }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
