/// What each phase of a launch is, in a sentence.
package enum PhasePhrase: String, Phrase {
  case launch = "The process has started, and the app creates its first objects."
  case connect = "A scene is connected, and its interface is created."
  case locate = "The first pass of restoration: each object of the archive is found or created."
  case decode = "The second pass: each object that was found reads its own state."
  case finish = "The last round: each object learns that all have decoded."
  case activate = "The app becomes active, and its first screen appears."
  case active = "The app is active, and its own code runs."
  case background = "The app leaves the foreground."
  case preserve = "The state is saved."
  case end = "The process has ended."
}
