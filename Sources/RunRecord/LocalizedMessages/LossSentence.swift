/// What is said of what a variant of an example loses.
package enum LossSentence: String, Sentence {
  case launchEnds = "launch {number} ends differently: {ending}"
  case processEnds = "the process ends differently: {ending}"
  case notSaved = "not saved: {name}"
  case notRestored = "not restored: {name}"
  case savedNow = "saved now: {name}"
  case restoredNow = "restored now: {name}"
  case savedOtherwise = "saved differently: {name}"
  case notRead = "not read: {name}"
  case readOtherwise = "read differently: {name}"
  case withThoseBelow = "{name} and {count} below it"
  case activity = "the activity"
  case entry = "{key} of the activity"
  case allEntries = "all entries of the activity"
  case printsInstead = "prints \"{text}\" instead of \"{former}\""
  case doesNotPrint = "does not print \"{text}\""
  case printsBesides = "prints \"{text}\" besides"
  case moreLine = "and {count} more line"
  case moreLines = "and {count} more lines"
  case noLonger = "no longer: {event}"
  case besides = "besides: {event}"
  case eventOf = "{event} of {object}"
  case moreEvent = "and {count} more event"
  case moreEvents = "and {count} more events"
  case onlyInWholeTrace = "only the whole trace shows a difference"
  case nothing = "nothing"
  case doesNotCompile = "does not compile: {reason}"
}

/// What is said of how much a variant restores.
package enum RestoredSentence: String, Sentence {
  case nothing = "nothing"
  case some = "{count} of {expected}"
  case withMore = "{restored}, {count} more"
}
