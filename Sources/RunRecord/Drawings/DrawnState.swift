/// What a control shows of its state; what is nil does not apply.
package struct DrawnState: Hashable, Codable, Sendable {
  package var isOn: Bool?
  package var isSelected: Bool?
  package var isDisabled: Bool?

  /// Of a slider and of progress, from 0 to 1; of a stepper, only 0 and 1, where it goes no further.
  package var fraction: Double?

  /// Which one of `count`, from 0.
  package var index: Int?
  package var count: Int?

  /// The caret of a text that is being edited.
  package var caret: DrawnRect?

  /// What of the text is selected, a rectangle for each line.
  package var selection: [DrawnRect]?

  /// How far the content of a scroll view is scrolled, in points from where it begins, and how large it is.
  package var scroll: DrawnRect?

  /// What is at the end of a row.
  package var accessory: Accessory?

  package enum Accessory: String, Codable, Sendable {
    case disclosure
    case detail
    case detailDisclosure
    case checkmark
  }

  /// What is at the beginning of a row that is edited.
  package var editControl: EditControl?

  package enum EditControl: String, Codable, Sendable {
    case delete
    case insert
    /// A ring that has a check mark in it when the row is selected.
    case select
  }

  /// Whether a row has the handle at its end by which it is moved.
  package var isMovable: Bool?

  /// Where a line separates the element from the next: its left edge; nil for none.
  package var separator: Double?

  /// The color that the control is tinted with, where it is not the usual one.
  package var tint: DrawnColor?

  /// The color of what moves along a control, and of what it moves along, where they are not the usual ones.
  package var thumb: DrawnColor?
  package var track: DrawnColor?

  package init() {}

  package var isPlain: Bool { self == DrawnState() }
}
