package import RunRecord

/// What an app showed at a moment, for a page: the drawing, and the same as text.
package struct ScreenPanel: Hashable, Sendable {
  package var drawing: ScreenDrawing

  /// What VoiceOver would read, a line for each thing.
  package var text: String

  /// The elements that stand out, by their places among all.
  package var marked: Set<Int> = []

  package init(_ drawing: ScreenDrawing) {
    self.drawing = drawing
    text = ScreenDump.text(drawing)
  }

  /// What a page says of the moment.
  package static func text(of moment: ScreenMoment) -> String {
    switch moment {
    case .settled: ScreenPhrase.settled.text
    case .saved: ScreenPhrase.saved.text
    case .ended: ScreenPhrase.ended.text
    case .step(let label): label
    }
  }
}
