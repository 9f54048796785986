package import RunRecord

/// What traces say of why the saved state was deleted, and a page says in its own language.
package enum DeletionSentence: String, Sentence {
  case forceQuit = "the user closed the app in the app switcher"
  case crash = "the launch before this one ended while it was restoring"
  case twoCrashes = "the two launches before this one ended before the app was active"
  case unreadable = "it cannot be restored"
  case refused = "the app delegate refused to save a new one"
  case used = "everything was restored from it"

  /// What a trace says as a sentence; as it is where it is none of these.
  package static func saying(of text: String) -> Saying {
    DeletionSentence(rawValue: text)?.saying() ?? .verbatim(text)
  }
}
