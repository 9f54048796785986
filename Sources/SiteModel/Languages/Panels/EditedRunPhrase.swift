/// What is said of an example that its reader changed, and of why it was not run.
package enum EditedRunPhrase: String, Phrase {
  case didNotRun = "It did not run."
  case doesNotCompile = "It does not compile: {errors}."
  case ran = "Ran in {seconds} s."
  case ranAsPublished = "Ran in {seconds} s: the same as published."
  case ranOtherwise = "Ran in {seconds} s: not the same as published."
  case isolated = "It ran in bubblewrap."
  case limited =
    "It ran under resource limits alone: on this machine, such code can read your files."
  case difference = "What is not as published"

  case published = "Published"
  case yours = "Yours"
  case cameBack = "as it came back"
  case left = "as the user left it"
  case asPublished = "as published"
  case loses = "The user now loses “{thing}”."
  case losesMore = "The user now loses “{thing}” and {count} more."
  case regains = "The user finds “{thing}” again."
  case regainsMore = "The user finds “{thing}” and {count} more again."
  case losesTheSame = "The user loses the same as in the published example."
  case losesNothing = "The user finds everything as they left it."

  case touchHint = "Tap a thing on a phone: the statement that taps it is written into a launch."
  case writes = "{thing}: writes {code}"
  case writesNothing = "{thing}: {reason}"
  case noName = "It has no name by which a launch could tap it: give it an accessibility label."
  case severalOfThatName = "Several things here are called “{name}”: tap the view itself."
  case takesNoTouches = "It is disabled and takes no touches."
  case needsTheObject = "A launch needs the object itself for this, as in {code}."

  case notJSON = "This is not a request to run an example."
  case unknownExample = "There is no such example any more: load the page again."
  case otherFiles = "The example has other files now: load the page again."
  case tooManyLaunches = "An example has at most {count} launches here."
  case nul = "The code contains a NUL character."
  case tooDeep = "Brackets are nested more than {count} deep."
}
