/// What a user can tell of a screen, by name.
package enum ScreenSentence: String, Sentence {
  case firstScreen = "first screen"
  case selectedTab = "selected tab"
  case stack = "stack"
  case presentedScreen = "presented screen"
  case page = "page"
  case text = "text"
  case cursor = "cursor"
  case isOn = "state"
  case value = "value"
  case choice = "choice"
  case date = "date"
  case position = "position"
  case zoom = "zoom"
  case topRow = "top row"
  case selectedRows = "selected rows"
  case webAddress = "web address"
  case label = "label"
  case savedObject = "saved object"
  case printed = "printed line"
  case ofView = "{thing} of {view}"

  private init(_ aspect: ScreenThing.Aspect) {
    self =
      switch aspect {
      case .root: .firstScreen
      case .selectedTab: .selectedTab
      case .stack: .stack
      case .presentedScreen: .presentedScreen
      case .page: .page
      case .text: .text
      case .selection: .cursor
      case .isOn: .isOn
      case .value: .value
      case .choice: .choice
      case .date: .date
      case .position: .position
      case .zoom: .zoom
      case .topRow: .topRow
      case .selectedRows: .selectedRows
      case .address: .webAddress
      case .label: .label
      case .savedObject: .savedObject
      case .printed: .printed
      }
  }

  /// Names what can be told, with the view that shows it: `text of “Reply”`.
  package static func message(_ thing: ScreenThing) -> LocalizedMessage {
    let aspect = Self(thing.aspect).message()
    guard let view = thing.view else { return aspect }
    let number = view.number > 1 ? " \(view.number)" : ""
    let name = view.name.map { "“\($0)”" } ?? view.kind + number
    return Self.ofView.message(["thing": aspect, "view": .verbatim(name)])
  }
}
