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
  package var saying: Saying {
    switch self {
    case .userClosedApp: DeletionSentence.forceQuit.saying()
    case .crash(let crash): crash.saying
    case .unreadable: DeletionSentence.unreadable.saying()
    case .appDelegateRefusedToSave: DeletionSentence.refused.saying()
    case .everythingRestored: DeletionSentence.used.saying()
    }
  }
}

extension EarlierCrash {
  /// What a page says of it.
  package var saying: Saying {
    switch self {
    case .whileRestoring: DeletionSentence.crash.saying()
    case .whileLaunching(count: 1): DeletionSentence.launchCrash.saying()
    case .whileLaunching: DeletionSentence.twoCrashes.saying()
    }
  }
}
