/// What is said of why state is not restored as a whole.
package enum SavedStateSentence: String, Sentence {
  case answeredFalse = "the app delegate returned false"
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
  package var message: LocalizedMessage {
    switch self {
    case .halfOfPair(let method):
      SavedStateSentence.halfOfPair.message(["method": .verbatim(method)])
    case .nothing(let method):
      SavedStateSentence.notOptedIn.message(["method": .verbatim(method)])
    }
  }
}

extension NothingRestoredReason {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .appDelegateAnsweredFalse: SavedStateSentence.answeredFalse.message()
    case .notOptedIn(let gap): gap.message
    case .deviceIsLocked: SavedStateSentence.lockedArchive.message()
    }
  }
}

extension NothingToRestoreReason {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .neverSaved: SavedStateSentence.neverSaved.message()
    case .removed: SavedStateSentence.removed.message()
    }
  }
}
