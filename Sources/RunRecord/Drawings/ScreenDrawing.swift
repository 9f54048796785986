/// What an app shows at a moment: a tree of drawn things in points, without pixels.
package struct ScreenDrawing: Hashable, Codable, Sendable {
  /// The size of the screen.
  package var width: Double
  package var height: Double

  /// The windows, from the back to the front, and the keyboard; of an app with several scenes on screen, an element of the
  /// role `window` for each scene, one beside the other.
  package var elements: [DrawnElement]

  /// What would be seen if it had a size, as a user would name it: `text field "Name"`; nil for nothing.
  package var withoutSize: [String]?

  /// How many elements were left out because there are too many.
  package var leftOut: Int?

  /// The files of images in it, by their names; a record has those of all screens of a launch once.
  package var pictures: [String: Picture] = [:]

  private enum CodingKeys: String, CodingKey {
    case width, height, elements, withoutSize, leftOut
  }

  package init(
    width: Double, height: Double, elements: [DrawnElement], withoutSize: [String] = [],
    leftOut: Int = 0
  ) {
    self.width = width
    self.height = height
    self.elements = elements
    self.withoutSize = withoutSize.isEmpty ? nil : withoutSize
    self.leftOut = leftOut > 0 ? leftOut : nil
  }

  package var all: [DrawnElement] { elements.flatMap(\.all) }

  /// The screens that are beside each other: one, or one for each scene.
  package var outlines: [DrawnRect] {
    let windows = elements.filter { $0.role == .window }.map(\.frame)
    return windows.isEmpty ? [DrawnRect(x: 0, y: 0, width: width, height: height)] : windows
  }

  /// The room of all screens.
  package var room: DrawnRect {
    DrawnRect(x: 0, y: 0, width: outlines.map(\.maxX).max() ?? width, height: height)
  }

  /// The names of the pictures that it shows.
  package var namesOfPictures: Set<String> {
    Set(all.compactMap(\.image).flatMap(\.pictures))
  }
}
