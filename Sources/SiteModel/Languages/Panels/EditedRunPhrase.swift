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

  case notJSON = "This is not a request to run an example."
  case unknownExample = "There is no such example any more: load the page again."
  case otherFiles = "The example has other files now: load the page again."
  case tooManyLaunches = "An example has at most {count} launches here."
  case nul = "The code contains a NUL character."
  case tooDeep = "Brackets are nested more than {count} deep."
}
