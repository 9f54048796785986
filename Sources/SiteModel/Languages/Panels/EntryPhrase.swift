/// What is said of the entries of saved activities.
package enum EntryPhrase: String, Phrase {
  case given = "What the app read"
  case saved = "Who added what"
  case entry = "Entry"
  case value = "Value"
  case addedBy = "Added by"
  case inLaunch = "In launch {number}"
  case window = "Window {session}"
  case readOf = "{count} of {entries} read by key"
  case countGone = "{count} not saved"
  case gone = "removed"
  case notSaved = "not saved"
}
