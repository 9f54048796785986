/// What a trace says around the names of its events.
package enum TracePhrase: String, Phrase {
  case phase = "Phase {phase}"
  case nothing = "Nothing was recorded."
  case decision = "decision"
  case warning = "warning"
  case folded = "{events}: {kinds}"
  case moreEvent = "{count} more event"
  case moreEvents = "{count} more events"
  case removed = "gone"
  case inserted = "new"
  case same = "{events}, as before"

  case ofUIKit = "{count} of UIKit’s own"
  case decided = "{count} decided"
  case ofLife = "{count} of the app’s life"
  case coder = "{count} coder"
  case appearance = "{count} appearance"
  case printed = "{count} printed"
  case warned = "{count} warned of"
  case named = "{count} named by the author"
  case values = "{count} values"
  case logged = "{count} logged"
}
