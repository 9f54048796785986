/// A drawn thing: what it is, where, how it looks, and what is in it.
package struct DrawnElement: Hashable, Codable, Sendable {
  /// What a user would call it.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// A scene beside others, on a screen of its own.
    case window
    case box
    case text
    case button
    case textField = "text field"
    case textArea = "text area"
    case searchField = "search field"
    case toggle = "switch"
    case slider
    case stepper
    case segmentedControl = "segmented control"
    case segment
    case picker
    case wheel
    case datePicker = "date picker"
    case progress
    case activity = "activity indicator"
    case pageControl = "page control"
    case image
    case scrollView = "scroll view"
    case table
    case collection
    case row
    case item
    case heading
    case footer
    case navigationBar = "navigation bar"
    case toolbar
    case tabBar = "tab bar"
    case tab
    case searchBar = "search bar"
    case alert
    case actionSheet = "action sheet"
    case menu
    case webPage = "web page"
    case keyboard
    /// What is behind a sheet or an alert, which is out of reach.
    case dimming
    /// What the app draws itself, which is not drawn here.
    case unknown = "drawing"
  }

  package var role: Role

  /// On the screen, and as it would be without anything in front of it.
  package var frame: DrawnRect

  /// The app's class that it is, or the class of UIKit of what is not drawn; nil for what has a role of its own.
  package var className: String?

  /// What VoiceOver would read; nil for what it passes over.
  package var spoken: SpokenElement?

  /// The names by which a statement of a launch means it, the best one first; nil where that is what VoiceOver reads.
  package var names: [String]?
  package var look: DrawnLook?
  package var state: DrawnState?
  package var texts: [DrawnText]?
  package var image: DrawnImage?

  /// What is drawn by lines, above the box and below the texts; nil for none.
  package var paths: [DrawnPath]?

  /// The code that made the view; nil where the run doesn't record that.
  package var maker: ViewMaker?

  /// From the back to the front; nil for none.
  package var children: [DrawnElement]?

  package init(
    _ role: Role, frame: DrawnRect, className: String? = nil, spoken: SpokenElement? = nil,
    look: DrawnLook = DrawnLook(), state: DrawnState = DrawnState(), texts: [DrawnText] = [],
    image: DrawnImage? = nil, children: [DrawnElement] = []
  ) {
    self.role = role
    self.frame = frame
    self.className = className
    self.spoken = spoken
    self.look = look.isPlain ? nil : look
    self.state = state.isPlain ? nil : state
    self.texts = texts.isEmpty ? nil : texts
    self.image = image
    self.children = children.isEmpty ? nil : children
  }

  /// The element with the names by which a statement means it.
  package func named(_ names: [String]) -> DrawnElement {
    var element = self
    // What VoiceOver reads is in the record already.
    element.names = names.first == spoken?.label ? nil : names.map { String($0.prefix(1_000)) }
    return element
  }

  /// The element and all that is in it, from the back to the front.
  package var all: [DrawnElement] { [self] + (children ?? []).flatMap(\.all) }
}
