/// A guide of the book that shows how something moves to scenes, by its title.
///
/// A title and not an address: the book is read at more than one place.
package enum MigrationGuide: String, CaseIterable {
  case scenesAreRequired = "The app does not launch: scenes are required"
  case scenesAndActivities = "Scenes and activities"
  case controllers = "From controllers to scenes"
  case stack = "Move a stack and its restoration classes to scenes"
  case pages = "Move a page controller to scenes"
  case tabs = "Move a selected tab to scenes"
  case columns = "Move a split view to scenes"
  case text = "Move text being typed to scenes"
  case list = "Move a list's position to scenes"
  case object = "Move a model object to scenes"
  case appValues = "Move the app's own values to scenes"
  case version = "Move a version check to scenes"
  case slowRestoration = "Move a restoration that takes time to scenes"

  /// The guide for what an element of an interface file saves without scenes.
  ///
  /// - Parameter element: Its name: `tabBarController`.
  init(element: some StringProtocol) {
    self =
      switch element {
      case "navigationController": .stack
      case "pageViewController": .pages
      case "tabBarController": .tabs
      case "splitViewController": .columns
      case "textField", "textView": .text
      case "scrollView", "tableView", "collectionView": .list
      default: .controllers
      }
  }
}

extension SceneMigrationPlace {
  /// The guide that shows both, the code without scenes and the code with them.
  var guide: MigrationGuide {
    switch self {
    case .encoding, .decoding, .finishing: .controllers
    case .restorationClass, .factory: .stack
    case .identifier(let guide): guide
    case .registeredObject: .object
    case .askedToSave, .lifeCycle, .launchOption: .scenesAndActivities
    case .askedToRestore: .version
    case .encodingOfTheApp, .decodingOfTheApp: .appValues
    case .takingUp: .text
    case .extending: .slowRestoration
    case .windowWithFrame, .windowsOfTheApp, .windowOfTheAppDelegate, .presentedAtLaunch:
      .scenesAreRequired
    }
  }
}
