extension ActivityEvent {
  /// The event in English.
  var text: EventText {
    switch self {
    case .entrySaved(_, let key, let value, let author):
      EventText("entry saved", "\(key) = \(value), \(author.message)")
    case .entryGone(_, let key, _, let reason):
      EventText("entry not saved", "\(key): \(reason.message)")
    case .entryOffered(_, let key, let value): EventText("entry offered", "\(key) = \(value)")
    case .activityRead(_, .asked):
      EventText("saved activity read", "session.stateRestorationActivity")
    case .activityRead(_, .handedOver):
      EventText("saved activity read", "scene(_:restoreInteractionStateWith:)")
    case .entryRead(_, let key, let isSaved):
      EventText("entry read", isSaved ? key : "\(key): not in the activity")
    case .userInfoRead: EventText("userInfo read")
    }
  }
}
