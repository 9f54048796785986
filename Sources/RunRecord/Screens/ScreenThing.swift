/// One thing that the user can tell of an app: which tab is selected, what a field says, how far a list is scrolled.
package struct ScreenThing: Hashable, Codable, Sendable {
  /// What can be told.
  package enum Aspect: String, Codable, Sendable, CaseIterable {
    /// The controller that fills a window.
    case root
    case selectedTab
    /// The screens of a navigation stack, the lowest first.
    case stack
    case presentedScreen
    /// The page that a page controller shows.
    case page
    /// What the user typed.
    case text
    /// Where the cursor is, or what is selected, in a text.
    case selection
    /// Whether a switch is on, or a button selected.
    case isOn
    case value
    /// A selected segment, or the rows of wheels.
    case choice
    case date
    /// How far a view is scrolled.
    case position
    case zoom
    /// The row at the top of a list.
    case topRow
    case selectedRows
    /// The address of a web page.
    case address
    /// What a label says.
    case label
    /// The values of an object that is neither a screen nor a view; only comparisons show them.
    case savedObject
    /// A line that the app's code prints; only comparisons tell of it, too.
    case printed
  }

  /// A view that the thing is about.
  package struct View: Hashable, Codable, Sendable {
    /// The class of UIKit that it is, or that its class comes from: `UITextField`.
    package var kind: String

    /// Which one of its kind it is in its controller's view, from 1.
    package var number: Int

    /// What the user calls it; nil for a view without a label and a placeholder.
    package var name: String?

    package init(kind: String, number: Int, name: String? = nil) {
      self.kind = kind
      self.number = number
      self.name = name
    }
  }

  /// The way to the controller from its window; the window is the first step.
  package var place: [ScreenStep]

  /// The title of the controller, or its class.
  package var screen: String

  /// Nil for what can be told of a controller.
  package var view: View?
  package var aspect: Aspect
  package var value: String

  /// The screens that the value names; empty for what is not a screen.
  package var screens: [ScreenName]

  /// Whether it is as on a screen that the user has not touched yet: an empty field, a list at its top.
  package var isUntouched: Bool

  /// The controller.
  package var controller: ObjectReference

  package init(
    place: [ScreenStep], screen: String, view: View? = nil, aspect: Aspect, value: String,
    screens: [ScreenName] = [], isUntouched: Bool = false, controller: ObjectReference
  ) {
    self.place = place
    self.screen = screen
    self.view = view
    self.aspect = aspect
    self.value = value
    self.screens = screens
    self.isUntouched = isUntouched
    self.controller = controller
  }
}

extension ScreenThing {
  /// Whether it says the same as another; of screens that are behind others, the titles may not be known yet.
  package func saysTheSame(as other: ScreenThing) -> Bool {
    if value == other.value { return true }
    return !screens.isEmpty && screens.count == other.screens.count
      && zip(screens, other.screens).allSatisfy { $0.mayBe($1) }
  }
}

/// By what a user knows a screen.
package struct ScreenName: Hashable, Codable, Sendable {
  package var className: String

  package var title: String?

  /// Whether its view was loaded: a screen without a title may get one then.
  package var isLoaded: Bool

  package init(className: String, title: String?, isLoaded: Bool) {
    self.className = className
    self.title = title
    self.isLoaded = isLoaded
  }

  /// The title, or else the class.
  package var text: String { title ?? className }

  /// Whether loading the view may give it the other's title, which has been loaded.
  private func mayGetTitle(of other: ScreenName) -> Bool {
    title == nil && !isLoaded && other.isLoaded
  }

  fileprivate func mayBe(_ other: ScreenName) -> Bool {
    className == other.className
      && (title == other.title || mayGetTitle(of: other) || other.mayGetTitle(of: self))
  }
}

/// A step from a window or a controller to one that is in it.
package struct ScreenStep: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case window
    case tab
    case stack
    case column
    case page
    case child
    case presented
  }

  package var kind: Kind

  /// Which one, from 1.
  package var number: Int

  package init(_ kind: Kind, _ number: Int = 1) {
    self.kind = kind
    self.number = number
  }
}
