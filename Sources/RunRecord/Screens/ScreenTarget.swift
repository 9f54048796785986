/// Something on a screen that its user can press or type into, and how a launch says which one.
package struct ScreenTarget: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A button of the alert or the action sheet that is open.
    case alertButton
    case tab
    /// The first row of a table.
    case row
    /// The first item of a collection.
    case item
    case barButton
    case button
    case toggle
    /// The first segment that is not selected.
    case segment
    case field
    case textArea
    /// The next page of a page controller.
    case page
  }

  /// How a launch finds it.
  package enum Reach: Hashable, Codable, Sendable {
    /// By a name that nothing else on the screen has.
    case name(String)
    /// By the property of a controller that holds it, or the view that it is in.
    case outlet(String)
    /// As the list of the controller that the user sees, or as the page controller that this one is in.
    case visibleController
  }

  package var kind: Kind
  package var reach: Reach

  /// What the user reads on it; nil for nothing.
  package var title: String?

  /// Which row, item or segment it is: the section and the row, or the segment.
  package var place: [Int]

  /// Whether the keyboard for it has digits alone.
  package var takesDigits: Bool

  package init(
    _ kind: Kind, _ reach: Reach, title: String? = nil, place: [Int] = [], takesDigits: Bool = false
  ) {
    self.kind = kind
    self.reach = reach
    self.title = title
    self.place = place
    self.takesDigits = takesDigits
  }
}
