package import RunRecord

/// A screen in words, in the language of the page that is being made: what VoiceOver would read of it.
package enum SpokenScreen {
  /// The accessible name of a picture of a screen.
  package static func name(of drawing: ScreenDrawing, title: String) -> String {
    let lines = SpokenLine.lines(of: drawing).map(text)
    let rest = drawing.leftOut.map { [ScreenPhrase.more.text(["count": "\($0)"])] } ?? []
    let things = (lines.isEmpty ? [ScreenPhrase.nothing.text] : lines) + rest
    return ScreenPhrase.titled.text([
      "title": title, "things": things.joined(separator: RunPhrase.semicolon.text),
    ])
  }

  /// What is read of one thing.
  package static func text(_ line: SpokenLine) -> String {
    let name =
      line.label.map { ScreenPhrase.named.text(["kind": line.role.text, "name": $0]) }
      ?? line.role.text
    let rest =
      [line.value.map { ScreenPhrase.value.text(["value": $0]) }].compactMap { $0 }
      + line.traits.map(\.text) + scrolled(line)
    return ([name] + rest).joined(separator: RunPhrase.comma.text)
  }

  private static func scrolled(_ line: SpokenLine) -> [String] {
    let down =
      line.scrolledDown > 0 ? [ScreenPhrase.scrolledDown.text(points(line.scrolledDown))] : []
    let right =
      line.scrolledRight > 0 ? [ScreenPhrase.scrolledRight.text(points(line.scrolledRight))] : []
    return down + right
  }

  private static func points(_ value: Double) -> KeyValuePairs<String, String> {
    ["points": value == value.rounded() ? "\(Int(value))" : "\(value)"]
  }
}

/// What a user would call things, in the language of the page.
extension DrawnElement.Role: Phrase {}

/// What VoiceOver reads after a name, in the language of the page.
extension SpokenElement.Trait: Phrase {}
