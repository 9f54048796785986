/// What the page at an old address says.
package enum RedirectPhrase: String, Phrase {
  case moved = "This page has moved"
  case goOn = "Continue to the page"
}
