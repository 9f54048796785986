/// What is said of why saved state was deleted.
package enum DeletionSentence: String, Sentence {
  case forceQuit = "the user closed the app in the app switcher"
  case crash = "the launch before this one ended while it was restoring"
  case launchCrash = "the launch before this one ended before the app was active"
  case twoCrashes = "the two launches before this one ended before the app was active"
  case unreadable = "it cannot be restored"
  case refused = "the app delegate refused to save a new one"
  case used = "everything was restored from it"
}

extension StateDeletedReason {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .userClosedApp: DeletionSentence.forceQuit.message()
    case .crash(let crash): crash.message
    case .unreadable: DeletionSentence.unreadable.message()
    case .appDelegateRefusedToSave: DeletionSentence.refused.message()
    case .everythingRestored: DeletionSentence.used.message()
    }
  }
}

extension EarlierCrash {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .whileRestoring: DeletionSentence.crash.message()
    case .whileLaunching(count: 1): DeletionSentence.launchCrash.message()
    case .whileLaunching: DeletionSentence.twoCrashes.message()
    }
  }
}
