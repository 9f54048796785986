/// What pages say of screens.
package enum ScreenPhrase: String, Phrase {
  case settled = "after the launch"
  case saved = "in the background"
  case ended = "at the end"
  case left = "As the user left it"
  case cameBack = "As restored"
  case same = "this screen is unchanged"
  case lost = "{count} outlined: removed or changed"
  case different = "{count} outlined: new or changed"
  case strip = "What the user of {example} saw"

  case titled = "{title}: {things}"
  case named = "{kind} “{name}”"
  case value = "value “{value}”"
  case scrolledDown = "scrolled down {points}"
  case scrolledRight = "scrolled right {points}"
  case more = "… and {count} more"
  case nothing = "nothing"
}
