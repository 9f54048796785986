/// An image by reference: a screen has no pixels.
package struct DrawnImage: Hashable, Codable, Sendable {
  package enum Source: String, Codable, Sendable {
    /// A file or a catalogue of the app.
    case file
    /// One of the system's symbols, by its name.
    case symbol
    /// Drawn or loaded by the app.
    case data
  }

  package var source: Source

  /// Nil for an image without a name.
  package var name: String?

  /// Where it is drawn.
  package var frame: DrawnRect

  /// The colour of a symbol.
  package var color: DrawnColor?

  package init(source: Source, name: String?, frame: DrawnRect, color: DrawnColor? = nil) {
    self.source = source
    self.name = name
    self.frame = frame
    self.color = color
  }
}
