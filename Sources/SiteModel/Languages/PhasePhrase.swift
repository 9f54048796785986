/// What each phase of a launch is, in a sentence.
package enum PhasePhrase: String, Phrase {
  case launch = "The process has started; what the app makes itself is made here."
  case connect = "A scene is connected, and its interface made."
  case locate = "The first pass of restoration: each object of the archive is found or made."
  case decode = "The second pass: each object that was found reads its own state."
  case finish = "The last round: everybody hears that all have decoded."
  case activate = "The app becomes active, and its first screen appears."
  case active = "The app is in front, and its own code runs."
  case background = "The app leaves the foreground."
  case preserve = "The state is saved."
  case end = "The process is over."
}
