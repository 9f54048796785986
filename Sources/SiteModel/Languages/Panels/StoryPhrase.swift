/// What the story of an example says of its turns.
package enum StoryPhrase: String, Phrase {
  case givenBack = "Given back"
  case activityOf = "the activity of {scenes}"
  case restored = "Restored"
  case nothingRestored = "Nothing restored"
  case fromScratch = "starts from scratch"
  case saved = "Saved"
  case nothingSaved = "Nothing saved"
  case noArchive = "no archive on disk"
  case savedAndDeleted = "Saved, then deleted"
  case deleted = "Deleted"
  case damaged = "Damaged"
  case cannotBeRead = "the archive cannot be read"
  case leftOut = "{size}, {count} left out"

  case killed = "Killed"
  case forceQuit = "Force quit"
  case crashed = "Crashed"
  case exited = "Exited"
  case failed = "Failed"
  case died = "Died"
  case stopped = "Stopped"
}
