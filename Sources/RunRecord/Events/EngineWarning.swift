/// What UIKit would have logged as a warning, or would say if it said anything.
///
/// `error` is the text of an error.
package enum EngineWarning: Hashable, Codable, Sendable {
  /// A file that says that something is in progress.
  package enum Marker: String, Codable, Sendable {
    case launch
    case restoration
    case sceneRestoration
  }

  // Saving.
  case leftOut(reason: LeftOutReason)
  /// `way` is where the reference is: the key, and the steps from its value.
  case referenceNotSaved(way: String)
  /// No archive can hold the value.
  case valueNotSaved(way: String, reason: String)
  /// The value has an archived form on iOS only.
  case valueNotSupported(way: String, reason: String)
  case archiveNotWritten(error: String)
  case savedStateIsLarge(byteCount: Int)
  /// The archive has the size of an image that the app drew, and not what is drawn in it.
  case drawnImageNotSaved
  case savedStateNotDeleted(error: String)
  case markerNotWritten(marker: Marker, error: String)
  case markerNotRemoved(marker: Marker, error: String)
  case sceneSessionsNotWritten(error: String)

  // Restoring.
  case archiveNotRead(error: String)
  case sceneSessionsNotRead(error: String)
  case restorationClassNotFound(name: String)
  case restorationClassDoesNotConform(name: String)
  case valueNotDecoded(reason: String)
  case objectNotDecoded(className: String, reason: String)
  case referencesNotDecoded(error: String)
  case stackCutOff(reason: StackCutReason)
  case presentedControllerIsElsewhere

  // What the app does.
  /// `verb` is the part of the methods' names: `Save`, `Restore`.
  case deprecatedOptIn(verb: String)
  case extensionIgnored(ofScene: Bool)
  case completionIgnored
  case snapshotRequestIgnored
  case alreadyPresents(presenter: String, other: String)
  case presenterNotInWindow(presenter: String)
  case searchNotActivated
  /// The app asked for the file of an image that it drew.
  case drawnImageHasNoFile
  /// The app looked for misspelled words, and there is no dictionary.
  case wordsNotChecked
  case windowHasNoScene
  /// A required constraint that cannot hold beside others, and is ignored.
  case constraintsConflict(broken: String, others: [String])
  /// A scene's delegate made a window of its own, where the scene's storyboard had made one.
  case storyboardMadeForNothing(storyboard: String)
  // What the log has of a configuration that cannot be used.
  case configurationNotInInfo(name: String?)
  case delegateClassNotLoaded(configuration: String?, role: String, name: String)
  case noDelegateForStoryboard
  /// A scene is about to save, and the app never asked for what it saved before.
  case savedActivityNotRead(activity: String)
  /// What the log has of an app without scenes, since systems of version 18.4 and, `willSoonBeRequired`, 26.
  case scenesNotAdopted(willSoonBeRequired: Bool)
  case backgroundTasksNotEnded(names: [String])
  case touchIgnored(reason: TouchReason)

  // Interface files.
  case unknownInterfaceClass(name: String)
  case elementIsPlainView(element: String, line: Int)
  case attributeNotSet(keyPath: String, className: String)
  case noInitialController(storyboard: String)
}
