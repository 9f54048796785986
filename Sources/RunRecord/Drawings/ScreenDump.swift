import KeyedArchive

/// A screen as text: what VoiceOver would read, a line for each thing, indented by what it is in.
package enum ScreenDump {
  package static func text(_ drawing: ScreenDrawing) -> String {
    let size = "screen \(number(drawing.width)) × \(number(drawing.height))"
    let lines = SpokenLine.lines(of: drawing).map {
      String(repeating: "  ", count: $0.depth + 1) + text(of: $0)
    }
    let rest = drawing.leftOut.map { ["  … and \($0) more"] } ?? []
    return ([size] + (lines.isEmpty ? ["  nothing"] : lines) + rest).joined(separator: "\n")
  }

  private static func text(of line: SpokenLine) -> String {
    let label = line.label.map { " " + OneLineText.quoted($0) } ?? ""
    let rest =
      [line.value.map { "value " + OneLineText.quoted($0) }].compactMap { $0 }
      + line.traits.map(\.rawValue) + [scrolled(line)].compactMap { $0 }
    return ([line.role.rawValue + label] + rest).joined(separator: ", ")
  }

  private static func scrolled(_ line: SpokenLine) -> String? {
    let ways = [
      line.scrolledDown > 0 ? "down \(number(line.scrolledDown))" : nil,
      line.scrolledRight > 0 ? "right \(number(line.scrolledRight))" : nil,
    ].compactMap { $0 }
    return ways.isEmpty ? nil : "scrolled " + ways.joined(separator: " and ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
