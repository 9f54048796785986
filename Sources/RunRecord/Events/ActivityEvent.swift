/// What becomes of an entry of the activity that a scene saves, and what the app reads of it when the scene is
/// connected again.
///
/// `session` is the persistent identifier of the scene's session, by which the archive names the window too, and
/// `key` is the entry's key in `userInfo`.
package enum ActivityEvent: Hashable, Codable, Sendable {
  // Saving. The event's object is who added the entry, and its calls are those that did.
  case entrySaved(session: String, key: String, value: String, by: EntryAuthor)
  /// The entry was there before, and is not in what is saved; `wasSaved` where the last save had it.
  case entryGone(session: String, key: String, wasSaved: Bool, reason: EntryGoneReason)

  // Restoring. The event's object is the scene, or its delegate.
  /// The scene is given an activity that has this entry.
  case entryOffered(session: String, key: String, value: String)
  case activityRead(session: String, way: ActivityAccess)
  /// The app looked the key up; `isSaved` where there is such an entry.
  case entryRead(session: String, key: String, isSaved: Bool)
  /// The app took the whole of `userInfo`, of which it may look up a key next.
  case userInfoRead(session: String)

  package var session: String {
    switch self {
    case .entrySaved(let session, _, _, _), .entryGone(let session, _, _, _),
      .entryOffered(let session, _, _), .activityRead(let session, _),
      .entryRead(let session, _, _), .userInfoRead(let session):
      session
    }
  }
}

/// Who added an entry to an activity.
package enum EntryAuthor: String, Hashable, Codable, Sendable {
  /// The scene delegate, in `stateRestorationActivity(for:)`.
  case sceneDelegate
  /// The activity's delegate, in `userActivityWillSave(_:)`.
  case activityDelegate
  /// A responder that shares the activity, in `updateUserActivityState(_:)`.
  case responder
  /// Code that ran before the save.
  case earlierCode
  /// No code of this process: the entry was in the activity that the app was given.
  case savedActivity
}

/// Why an entry that was there before is not saved.
package enum EntryGoneReason: String, Hashable, Codable, Sendable {
  /// UIKit emptied `userInfo` before it asked who adds what, and the entry was not added again.
  case notAddedAgain
  /// Code of the app took the entry out.
  case removed
  /// The activity that is saved is another, which never had the entry.
  case anotherActivity
  /// `stateRestorationActivity(for:)` returned nil.
  case noActivity
}

/// How an app gets at the activity that a scene saved.
package enum ActivityAccess: String, Hashable, Codable, Sendable {
  /// It asks the session for `stateRestorationActivity`.
  case asked
  /// Its scene delegate is given the activity in `scene(_:restoreInteractionStateWith:)`.
  case handedOver
}
