import KeyedArchive

extension EngineWarning {
  /// The warning in English, and the reason for it; where UIKit's own words are known, those.
  var text: EventText {
    switch self {
    case .leftOut(let reason): EventText("skipped", reason.message)
    case .referenceNotSaved(let way):
      EventText(
        "reference not saved", "\(way): the object has no restoration identifier of its own")
    case .valueNotSaved(let way, let reason): EventText("value not saved", "\(way): \(reason)")
    case .valueNotSupported(let way, let reason):
      EventText("value not supported", "\(way): \(reason)")
    case .archiveNotWritten(let error): EventText("archive not written", error)
    case .savedStateIsLarge(let byteCount):
      EventText(
        SavedStateSize(byteCount: byteCount).text, SavedStateSize.text(of: byteCount))
    case .drawnImageNotSaved:
      EventText(
        "image saved without its picture",
        "an image that the app drew has no pixels here: the archive has its size and scale")
    case .savedStateNotDeleted(let error): EventText("saved state not deleted", error)
    case .markerNotWritten(let marker, let error): EventText(marker.notWritten, error)
    case .markerNotRemoved(let marker, let error): EventText(marker.notRemoved, error)
    case .sceneSessionsNotWritten(let error): EventText("scene sessions not written", error)

    case .archiveNotRead(let error):
      EventText("nothing restored", "the archive cannot be read: \(error)")
    case .sceneSessionsNotRead(let error):
      EventText("scene sessions not known", "their file cannot be read: \(error)")
    case .restorationClassNotFound(let name):
      EventText("restoration class not found", "this app has no class \(name)")
    case .restorationClassDoesNotConform(let name):
      EventText(
        "Warning: restoration class for view controller does not conform to "
          + "UIViewControllerRestoration protocol: Class is \(name)")
    case .valueNotDecoded(let reason): EventText("value not decoded", reason)
    case .objectNotDecoded(let className, let reason):
      EventText("\(className) not decoded", reason)
    case .referencesNotDecoded(let error): EventText("references not decoded", error)
    case .stackCutOff(let reason): EventText("stack truncated", reason.text)
    case .presentedControllerIsElsewhere:
      EventText(
        "presentation not restored", "the presented controller is elsewhere in the interface")

    case .deprecatedOptIn(let verb):
      EventText(
        "Warning: The UIApplicationDelegate method application:should\(verb)ApplicationState: is "
          + "deprecated. Please replace the use of application:should\(verb)ApplicationState: with "
          + "application:should\(verb)SecureApplicationState:")
    case .extensionIgnored(ofScene: false):
      EventText("extendStateRestoration() ignored", "no state is being restored")
    case .extensionIgnored(ofScene: true):
      EventText("extendStateRestoration() ignored", "no state of this scene is being restored")
    case .completionIgnored:
      EventText("completeStateRestoration() ignored", "no extendStateRestoration() is open")
    case .snapshotRequestIgnored:
      EventText("ignoreSnapshotOnNextApplicationLaunch() ignored", "no state is being saved")
    case .alreadyPresents(let presenter, let other):
      EventText("not presented", "\(presenter) already presents \(other)")
    case .presenterNotInWindow(let presenter):
      EventText("not presented", "the view of \(presenter) is not in the window hierarchy")
    case .searchNotActivated:
      EventText("not activated", "the view with its search bar is not in the window hierarchy")
    case .drawnImageHasNoFile:
      EventText(
        "no image data", "an image that the app drew has no pixels here: the result is nil")
    case .wordsNotChecked:
      EventText("words not checked", "there is no dictionary here: every word counts as correct")
    case .constraintsConflict(let broken, let others):
      EventText(
        "Unable to simultaneously satisfy constraints",
        "\(broken) is ignored"
          + (others.isEmpty ? "" : " beside " + others.joined(separator: ", ")))
    case .windowHasNoScene:
      EventText("window not shown", "it has no scene: make it with UIWindow(windowScene:)")
    case .storyboardMadeForNothing(let storyboard):
      EventText(
        "window made twice",
        "by \(storyboard).storyboard and by scene(_:willConnectTo:options:): remove one of the two")
    case .configurationNotInInfo(let name):
      EventText(
        "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary "
          + "(looking for configuration named \"\(name ?? Self.noName)\")")
    case .delegateClassNotLoaded(let configuration, let role, let name):
      EventText(
        "[SceneConfiguration] Info.plist configuration \"\(configuration ?? Self.noName)\" for "
          + "\(role) contained UISceneDelegateClassName key, but could not load class with name "
          + "\"\(name)\".")
    case .noDelegateForStoryboard:
      EventText(
        "[WindowScene] There is no scene delegate set. A scene delegate class must be specified "
          + "to use a main storyboard file.")
    case .savedActivityNotRead(let activity):
      EventText("saved activity never read", "\(activity): ask session.stateRestorationActivity")
    case .scenesNotAdopted(willSoonBeRequired: false):
      EventText(
        "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
          + "This will become an assert in a future version.")
    case .scenesNotAdopted(willSoonBeRequired: true):
      EventText(
        "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
      )
    case .backgroundTasksNotEnded(let names):
      EventText(
        "background task not ended",
        names.joined(separator: ", ")
          + ": its expiration handler has to call endBackgroundTask(_:)")
    case .touchIgnored(let reason): EventText("touch ignored", reason.text)

    case .unknownInterfaceClass(let name):
      EventText("Unknown class \(name) in Interface Builder file.")
    case .elementIsPlainView(let element, let line):
      EventText("<\(element)> is a plain view here", "line \(line)")
    case .attributeNotSet(let keyPath, let className):
      EventText(
        "Failed to set (\(keyPath)) user defined inspected property on (\(className))",
        "this class is not key value coding-compliant for the key \(keyPath)")
    case .noInitialController(let storyboard):
      EventText(
        "Failed to instantiate the default view controller for UIMainStoryboardFile "
          + "'\(storyboard)'",
        "perhaps the designated entry point is not set?")
    }
  }
}

extension EngineWarning {
  /// What UIKit's log has in place of a configuration's name.
  private static let noName = "(no name)"
}

extension SavedStateSize {
  fileprivate var text: String {
    switch self {
    case .usual, .large: "saved state is large"
    case .veryLarge: "saved state is very large"
    case .tooLarge: "saved state is too large"
    }
  }
}

extension EngineWarning.Marker {
  fileprivate var notWritten: String {
    switch self {
    case .launch: "launch in progress marker file not written"
    case .restoration: "Warning: Unable to create restoration in progress marker file"
    case .sceneRestoration: "Unable to create restoration in progress marker file"
    }
  }

  fileprivate var notRemoved: String {
    switch self {
    case .launch: "launch in progress marker file not removed"
    case .restoration, .sceneRestoration: "restoration in progress marker file not removed"
    }
  }
}

extension StackCutReason {
  fileprivate var text: String {
    switch self {
    case .controllerNotFound(let index, let path):
      "Can't find Child View Controller at index \(index) with identifier \(path), "
        + "truncating child array"
    case .controllerIsElsewhere(let path):
      "the controller for \(path) is elsewhere in the interface"
    }
  }
}

extension TouchReason {
  fileprivate var text: String {
    switch self {
    case .appIgnoresTouches: "the app ignores touches"
    case .hitTestFindsNoView: "`hitTest(_:with:)` finds no view"
    case .viewIsHidden: "the view is hidden"
    case .viewIsInvisible: "the view cannot be seen"
    }
  }
}
