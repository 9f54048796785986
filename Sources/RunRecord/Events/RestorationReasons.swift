/// Who found or made the object for an archived one.
package enum Finder: Hashable, Codable, Sendable {
  case appDelegate
  case existingObject
  case registeredObject
  case storyboard(name: String)
  case restorationClass(name: String)
}

/// Why no object was found for an archived one.
package enum NotFoundReason: Hashable, Codable, Sendable {
  case noAnswer

  /// A controller of this class has the path, but its identifier was never set through the property.
  case identifierWasNotSet(className: String)
  case storyboardMissing
  case sceneHasNoIdentifier(storyboard: String)
  case sceneMissing(storyboard: String, identifier: String)
  case restorationClassCannotCreate
  case noViewWithIdentifier
  case noWindowWithIdentifier
  case notRegistered
  case restorationClassMissing(name: String)
  case restorationClassDoesNotConform(name: String)
  case belongsToScenes
}

/// Why an object is not in the archive, or is not looked for.
package enum LeftOutReason: Hashable, Codable, Sendable {
  /// This many controllers below it are left out with it.
  case noIdentifier(controllersBelow: Int)
  case kindIsNotRestored
  case popover
  case containerDidNotEncodeIt
  case presenterDidNotCallSuper
  case controllerDidNotCallSuper
  case samePathAsRoot
  /// The class of the object that has the path.
  case samePath(className: String)

  // While restoring.
  case ancestorLeftOut(path: String)
  case restorationClassReturnedNil(name: String)
}

/// Why a navigation controller's stack ends before the saved one did.
package enum StackCutReason: Hashable, Codable, Sendable {
  case controllerNotFound(index: Int, path: String)
  case controllerIsElsewhere(path: String)
}
