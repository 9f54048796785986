/// What is said of an entry of an activity: who added it, why it is gone, or whether the app read it.
package enum EntrySentence: String, Sentence {
  case earlierCode = "code before the save"
  case savedActivity = "no code: it was in the saved activity"

  case notAddedAgain =
    "UIKit emptied userInfo before it asked for the entries, and this one was not added again"
  case removed = "the app removed it"
  case anotherActivity = "the activity that is saved is another one, without it"
  case noActivity = "stateRestorationActivity(for:) returned nil"

  case readByKey = "read by its key"
  case readWithTheWhole = "read with all of userInfo"
  case notReadByKey = "not read by its key"
  case neverAskedFor = "the app never asked for the activity"
  case notThere = "looked up, but not saved"
}

extension EntryAuthor {
  /// Where the entry was added; a method's name is the same in every language.
  package var message: LocalizedMessage {
    switch self {
    case .sceneDelegate: .verbatim("stateRestorationActivity(for:)")
    case .activityDelegate: .verbatim("userActivityWillSave(_:)")
    case .responder: .verbatim("updateUserActivityState(_:)")
    case .earlierCode: EntrySentence.earlierCode.message()
    case .savedActivity: EntrySentence.savedActivity.message()
    }
  }
}

extension EntryGoneReason {
  /// What a page says of it.
  package var message: LocalizedMessage {
    switch self {
    case .notAddedAgain: EntrySentence.notAddedAgain.message()
    case .removed: EntrySentence.removed.message()
    case .anotherActivity: EntrySentence.anotherActivity.message()
    case .noActivity: EntrySentence.noActivity.message()
    }
  }
}
