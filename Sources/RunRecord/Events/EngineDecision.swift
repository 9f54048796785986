/// What the engine decided where an app could have expected something else, and why.
package enum EngineDecision: Hashable, Codable, Sendable {
  // Finding the archived objects.
  case found(by: Finder)
  case notFound(reason: NotFoundReason)
  /// The object is not saved, or not looked for.
  case leftOut(reason: LeftOutReason)

  // What an object makes of its saved state.
  case notDecoded(className: String, savedClassName: String)
  case elementSkipped(identifier: String)
  case elementNotSelected(in: ListKind, place: String)
  case selectionCleared(count: Int)
  case selectedTabNotRestored
  case presentedControllerNotRestored
  case searchControllerNotPresented
  case displayStateNotRestored(wasCollapsed: Bool)

  // The archive as a whole.
  case archiveWritten(objectCount: Int)
  case nothingSaved(reason: NothingSavedReason)
  case nothingRestored(reason: NothingRestoredReason)
  case nothingToRestore(reason: NothingToRestoreReason)
  case savedStateKept(reason: StateKeptReason)
  case savedStateDeleted(reason: StateDeletedReason)
  case snapshotNotUsed(reason: SnapshotReason)
  case restorationExtended
  case restorationComplete

  // Scenes.
  /// The system ends the process before the app's code runs.
  case appNotLaunched(sdk: String, reason: SceneAdoptionGap)
  case sceneSessionOpened(configuration: String?, delegateClass: String?)
  case blackScreen(reason: BlackScreenReason)
  /// `activity` is its type, with the keys of its `userInfo`.
  /// `undeclaredType` is the activity's type, where the app's Info.plist does not list it.
  case activitySaved(activity: String, undeclaredType: String?)
  /// The scene is given the activity that it saved.
  case savedActivityOffered(activity: String)
  case savedActivityWithheld
  case savedActivityDeleted
  /// The scene is given an activity of the user's.
  case activityOffered(activity: String)
  /// The scene is given what the user does.
  case sceneChosen(reason: SceneChoiceReason)
  /// No connected scene can show the content.
  case sceneOpenedForContent(identifier: String)
  case sceneSessionDiscarded
  case sceneSessionsDiscarded
  case sceneSessionsKept
  case sceneRefreshed
  case sceneNotRefreshed
  /// `error` is the case of `UISceneError.Code`.
  case sceneNotActivated(error: String)
  /// The screen beside the device's own shows what the device shows.
  case displayMirrors
  case carSceneNotConnected(role: String)
  case viewControllersNotRestored
  case viewControllersNotSaved

  // The app's methods and what is handed to it.
  case methodsOfScenes(notCalled: [String])
  case olderMethod(notCalled: String, because: String)
  case launchReasonNotHandedOver(summary: String)
  case activityNotTakenUp(reason: ActivityReason)
  case userInfoLost(keys: [String])

  // Frameworks that are inert modules here; the event's object is the framework.
  /// The app asks for something by a member: `startUpdatingLocation()`. It is recorded once in a launch.
  case frameworkAsked(framework: String, member: String, answer: FrameworkAnswer)

  // Containers.
  case splitCollapses
  case splitExpands
  case secondaryPutAside
  case notUnwound(action: String)
}

/// A list of elements.
package enum ListKind: String, Codable, Sendable {
  case table
  case collection
}
