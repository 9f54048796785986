/// What is said of why state is not restored as a whole.
package enum SavedStateSentence: String, Sentence {
  case answeredFalse = "the app delegate answered false"
  case halfOfPair = "the app delegate has no {method}"
  case notOptedIn = "the app delegate did not opt in: it has no {method}"
  case lockedArchive = "the device is locked: its archive cannot be read"
  case neverSaved = "no state was saved"
  case removed = "the saved state was removed"
  case hasScenes = "the app has scenes: the state of each is its stateRestorationActivity(for:)"
  case unreadableInDeveloperMode = "it cannot be restored, but developer mode is on"
}

extension OptInGap {
  /// What a page says of it.
  package var saying: Saying {
    switch self {
    case .halfOfPair(let method):
      SavedStateSentence.halfOfPair.saying(["method": .verbatim(method)])
    case .nothing(let method):
      SavedStateSentence.notOptedIn.saying(["method": .verbatim(method)])
    }
  }
}

extension NothingRestoredReason {
  /// What a page says of it.
  package var saying: Saying {
    switch self {
    case .appDelegateAnsweredFalse: SavedStateSentence.answeredFalse.saying()
    case .notOptedIn(let gap): gap.saying
    case .deviceIsLocked: SavedStateSentence.lockedArchive.saying()
    }
  }
}

extension NothingToRestoreReason {
  /// What a page says of it.
  package var saying: Saying {
    switch self {
    case .neverSaved: SavedStateSentence.neverSaved.saying()
    case .removed: SavedStateSentence.removed.saying()
    }
  }
}
