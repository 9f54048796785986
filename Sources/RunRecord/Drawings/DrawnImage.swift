/// An image by reference: a screen has no pixels.
package struct DrawnImage: Hashable, Codable, Sendable {
  package enum Source: String, Codable, Sendable {
    /// A file or a catalog of the app.
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

  /// The color of a symbol, or of an image of which only the shape is shown.
  package var color: DrawnColor?

  /// Which of the launch's pictures it is; nil for an image that is not shown itself.
  package var picture: String?

  /// What the app drew into the image, from the back to the front; nil for none.
  package var parts: [Part]?

  /// The outline in which the image is seen, as SVG writes paths; nil where all of it is.
  package var outline: String?

  /// A piece of an image that an app drew.
  package enum Part: Hashable, Sendable {
    case path(DrawnPath)
    /// It has no parts of its own.
    case image(DrawnImage)
    /// A line of text.
    case text(DrawnText)
  }

  package init(source: Source, name: String?, frame: DrawnRect, color: DrawnColor? = nil) {
    self.source = source
    self.name = name
    self.frame = frame
    self.color = color
  }

  /// The pictures that it shows.
  package var pictures: [String] {
    [picture].compactMap { $0 }
      + (parts ?? []).flatMap { part -> [String] in
        if case .image(let image) = part { image.pictures } else { [] }
      }
  }
}

/// In JSON it is `{"path": {…}}`, `{"image": {…}}` or `{"text": {…}}`.
extension DrawnImage.Part: Codable {
  private enum CodingKeys: String, CodingKey {
    case path
    case image
    case text
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let path = try values.decodeIfPresent(DrawnPath.self, forKey: .path) {
      self = .path(path)
    } else if let text = try values.decodeIfPresent(DrawnText.self, forKey: .text) {
      self = .text(text)
    } else {
      self = .image(try values.decode(DrawnImage.self, forKey: .image))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .path(let path): try values.encode(path, forKey: .path)
    case .image(let image): try values.encode(image, forKey: .image)
    case .text(let text): try values.encode(text, forKey: .text)
    }
  }
}
