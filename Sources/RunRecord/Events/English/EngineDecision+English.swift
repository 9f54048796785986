extension EngineDecision {
  /// The decision in English, and the reason for it.
  var text: EventText {
    switch self {
    case .found(let finder): EventText("found", finder.message)
    case .notFound(let reason): EventText("not found", reason.message)
    case .leftOut(let reason): EventText("skipped", reason.message)

    case .notDecoded(let className, let saved):
      EventText("not decoded", "its class is \(className), the saved object's class was \(saved)")
    case .elementSkipped(let identifier):
      EventText("element skipped", "the data source has none named \(identifier)")
    case .elementNotSelected(let list, let place):
      EventText(
        "\(list.element) not selected", "the \(list.rawValue) has no \(list.element) \(place)")
    case .selectionCleared(let count):
      EventText(
        "selection cleared",
        "clearsSelectionOnViewWillAppear is true, and \(count) selected "
          + (count == 1 ? "element was restored" : "elements were restored"))
    case .selectedTabNotRestored:
      EventText(
        "selection not restored", "the selected tab's controller is not one of the tabs")
    case .presentedControllerNotRestored:
      EventText("presentation not restored", "the presented controller was not restored")
    case .searchControllerNotPresented:
      EventText("presentation not restored", "the app activates a search controller")
    case .displayStateNotRestored(let wasCollapsed):
      EventText(
        "display state not restored",
        wasCollapsed
          ? "it was collapsed when saved, and is not now"
          : "it was not collapsed when saved, and is now")

    case .archiveWritten(let count):
      EventText("archive written", count == 1 ? "1 object" : "\(count) objects")
    case .nothingSaved(let reason): EventText("nothing saved", reason.text)
    case .nothingRestored(let reason): EventText("nothing restored", reason.message)
    case .nothingToRestore(let reason): EventText("nothing to restore", reason.message)
    case .savedStateKept(let reason): EventText("saved state kept", reason.text)
    case .savedStateDeleted(let reason): EventText("saved state deleted", reason.message)
    case .snapshotNotUsed(let reason): EventText("snapshot not used", reason.text)
    case .restorationExtended: EventText("restoration extended")
    case .restorationComplete: EventText("restoration complete")

    case .sceneSessionOpened(let configuration, let delegateClass):
      EventText(
        "scene session opened",
        [configuration, delegateClass.map { "delegate \($0)" } ?? "no delegate"]
          .compactMap(\.self).joined(separator: ", "))
    case .appNotLaunched(let sdk, let reason):
      EventText("not launched", "it was built with SDK \(sdk), and \(reason.text)")
    case .blackScreen(let reason): EventText("black screen", reason.text)
    case .activitySaved(let activity, _): EventText("activity saved", activity)
    case .savedActivityOffered(let activity):
      EventText("saved activity offered", "session.stateRestorationActivity is \(activity)")
    case .savedActivityWithheld: EventText("saved activity withheld", "the device is locked")
    case .savedActivityDeleted:
      EventText(
        "saved activity deleted",
        "the process ended while the scene was being restored from it the last time")
    case .activityOffered(let activity):
      EventText("activity offered", "connectionOptions.userActivities has \(activity)")
    case .sceneChosen(let reason): EventText("scene chosen", reason.text)
    case .sceneOpenedForContent(let identifier):
      EventText("new scene needed", "no connected scene can activate for \(identifier)")
    case .sceneSessionDiscarded: EventText("scene session discarded", "the scene was closed")
    case .sceneSessionsDiscarded:
      EventText("scene sessions discarded", "the user closed the app in the app switcher")
    case .sceneSessionsKept: EventText("scene sessions kept", "developer mode is on")
    case .sceneRefreshed: EventText("refreshed", "the app asked for it")
    case .sceneNotRefreshed: EventText("not refreshed", "the scene is in the foreground")
    case .sceneNotActivated(let error): EventText("scene not activated", error)
    case .displayMirrors: EventText("display mirrors the device", "the scene has no window")
    case .carSceneNotConnected(let role):
      EventText("no scene for the car", "the Info.plist has no configuration for \(role)")
    case .viewControllersNotRestored:
      EventText("view controllers not restored", SavedStateSentence.hasScenes.message())
    case .viewControllersNotSaved:
      EventText("view controllers not saved", SavedStateSentence.hasScenes.message())

    case .methodsOfScenes(let methods):
      EventText(
        "not called: \(methods.joined(separator: ", "))",
        "the app has scenes, so UIKit calls the scenes' delegates")
    case .olderMethod(let older, let method):
      EventText("not called: \(older)", "the app delegate has \(method)")
    case .launchReasonNotHandedOver(let summary):
      EventText("not delivered: \(summary)", "the app delegate returned false at launch")
    case .activityNotTakenUp(let reason): EventText("activity not continued", reason.text)
    case .userInfoLost(let keys):
      EventText(
        "userInfo lost: \(keys.joined(separator: ", "))",
        "UIKit empties it before it asks the objects that share the activity, and none added it again"
      )

    case .frameworkAsked(_, let member, let answer): EventText(member, answer.text)

    case .splitCollapses: EventText("collapses", "there is room for one column")
    case .splitExpands: EventText("expands", "there is room for more than one column")
    case .secondaryPutAside: EventText("discarded", "the split view's delegate returned true")
    case .notUnwound(let action):
      EventText("not unwound", "no controller on the way back implements \(action)")
    }
  }
}

extension ListKind {
  fileprivate var element: String {
    switch self {
    case .table: "row"
    case .collection: "item"
    }
  }
}

extension FrameworkAnswer {
  fileprivate var text: String {
    switch self {
    case .nothingComes: "nothing is delivered here"
    case .notPermitted: "not permitted here"
    case .notAvailable: "not available here"
    case .fails: "fails here"
    case .keptOnly: "kept, and never delivered here"
    case .notDrawn: "an empty view here"
    case .notPlayed: "not played here"
    case .bodyNotRun: "a box is shown here: its body does not run"
    }
  }
}

extension NothingSavedReason {
  fileprivate var text: String {
    switch self {
    case .appDelegateAnsweredFalse: SavedStateSentence.answeredFalse.rawValue
    case .notOptedIn(let gap): gap.message.text()
    case .deviceIsLocked: "the device is locked"
    case .deviceWasLocked:
      "the device was locked when this process began: the archive that it could not read stays"
    case .sceneDelegateHasNoMethod(let method): "the scene delegate has no \(method)"
    case .sceneDelegateReturnedNoActivity: "the scene delegate returned no activity"
    }
  }
}

extension StateKeptReason {
  fileprivate var text: String {
    switch self {
    case .developerMode: "developer mode is on"
    case .crashInDeveloperMode(let crash): "\(crash.message), but developer mode is on"
    case .fewCrashes(let crash, let limit): "\(crash.message); it is deleted after \(limit) crashes"
    case .unreadableInDeveloperMode: SavedStateSentence.unreadableInDeveloperMode.rawValue
    }
  }
}

extension SnapshotReason {
  fileprivate var text: String {
    switch self {
    case .askedByApp: "at the next launch, as the app asked"
    case .kindIsNotRestored: "at the next launch: a controller of its kind cannot be restored"
    case .noIdentifier: "at the next launch: the topmost controller has no restoration identifier"
    }
  }
}

extension SceneAdoptionGap {
  fileprivate var text: String {
    switch self {
    case .noManifest: "its Info.plist has no UIApplicationSceneManifest"
    case .noConfigurations: "the scene manifest of its Info.plist has no UISceneConfigurations"
    }
  }
}

extension BlackScreenReason {
  fileprivate var text: String {
    switch self {
    case .noDelegateClass: "its configuration names no class of a delegate"
    case .delegateClassMissing(let name):
      "this build of the app has no class \(name) for its delegate"
    case .delegateClassUnusable(let name):
      "\(name) is not a scene delegate with an init() without arguments"
    }
  }
}

extension SceneChoiceReason {
  fileprivate var text: String {
    switch self {
    case .prefers(let identifier): "it prefers to activate for \(identifier)"
    case .canActivate(let identifier):
      "it can activate for \(identifier), and no scene prefers to"
    case .onlyScene(let identifier):
      "it cannot activate for \(identifier), but the app has one window"
    case .noIdentifier: "there is no target content identifier, and it was in front last"
    }
  }
}

extension ActivityReason {
  fileprivate var text: String {
    switch self {
    case .appDelegateHasNoMethod(let method): "the app delegate has no \(method)"
    case .appDelegateAnsweredFalse: "the app delegate returned false"
    }
  }
}
