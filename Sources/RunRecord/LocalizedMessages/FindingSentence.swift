/// What is said of how an object was found, or why it was not.
package enum FindingSentence: String, Sentence {
  case byDelegate = "by the app delegate"
  case existing = "existing object with this path"
  case registered = "registered object with this path"
  case inControllersView = "in its controller’s view"
  case byStoryboard = "made from the storyboard {name}"
  case byClass = "by its restoration class {name}"

  case noAnswer = "no restoration class, no controller from the app delegate, no existing object"
  case identifierWasNotSet =
    "{name} has this path, but UIKit finds only controllers whose identifier was set through the property"
  case storyboardMissing = "this build of the app does not have the storyboard that it came from"
  case sceneHasNoIdentifier = "its scene in {name} has no storyboard identifier"
  case sceneMissing = "{name} has no scene {identifier}"
  case classCannot = "its restoration class cannot create it"
  case noViewInControllers = "its controller's view has no view with this identifier"
  case noWindow = "no window that was shown has this identifier"
  case notRegistered = "no object is registered under this path"
  case classMissing = "this app has no class {name} to create it"
  case classDoesNotConform = "its restoration class {name} does not conform to UIObjectRestoration"
  case belongsToScenes = "scenes are not restored with the controllers"
  case notLookedFor = "UIKit did not look for it"

  case notSaved = "not saved: {reason}"
  case nothingRestored = "nothing restored: {reason}"
  case nothingToRestore = "nothing to restore: {reason}"
  case kept = "saved state kept: {reason}"
  case deleted = "saved state deleted: {reason}"
  case controllersNotRestored = "view controllers not restored: {reason}"
}

extension Finder {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .appDelegate: FindingSentence.byDelegate.message()
    case .existingObject: FindingSentence.existing.message()
    case .registeredObject: FindingSentence.registered.message()
    case .storyboard(let name): FindingSentence.byStoryboard.message(["name": .verbatim(name)])
    case .restorationClass(let name): FindingSentence.byClass.message(["name": .verbatim(name)])
    }
  }
}

extension NotFoundReason {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .noAnswer: FindingSentence.noAnswer.message()
    case .identifierWasNotSet(let className):
      FindingSentence.identifierWasNotSet.message(["name": .verbatim(className)])
    case .storyboardMissing: FindingSentence.storyboardMissing.message()
    case .sceneHasNoIdentifier(let storyboard):
      FindingSentence.sceneHasNoIdentifier.message(["name": .verbatim(storyboard)])
    case .sceneMissing(let storyboard, let identifier):
      FindingSentence.sceneMissing.message([
        "name": .verbatim(storyboard), "identifier": .verbatim(identifier),
      ])
    case .restorationClassCannotCreate: FindingSentence.classCannot.message()
    case .noViewWithIdentifier: FindingSentence.noViewInControllers.message()
    case .noWindowWithIdentifier: FindingSentence.noWindow.message()
    case .notRegistered: FindingSentence.notRegistered.message()
    case .restorationClassMissing(let name):
      FindingSentence.classMissing.message(["name": .verbatim(name)])
    case .restorationClassDoesNotConform(let name):
      FindingSentence.classDoesNotConform.message(["name": .verbatim(name)])
    case .belongsToScenes: FindingSentence.belongsToScenes.message()
    }
  }
}
