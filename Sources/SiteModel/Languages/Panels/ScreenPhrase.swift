/// What pages say of screens.
package enum ScreenPhrase: String, Phrase {
  case settled = "after the launch"
  case saved = "in the background"
  case ended = "at the end"
  case spoken = "What VoiceOver reads"
  case left = "As the user left it"
  case cameBack = "As it came back"
  case now = "Launch {number}"
  case newProcess = "a new process"
  case same = "the same"
  case lost = "not there after the launch"
  case different = "not there before"
  case drawnHere = "A drawing by this engine, not a picture of an iPhone."
}
