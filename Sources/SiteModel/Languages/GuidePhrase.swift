/// What the page of a guide says around its author's words.
package enum GuidePhrase: String, Phrase {
  case note = "Note"
  case tip = "Tip"
  case important = "Important"
  case warning = "Warning"
  case caution = "Caution"
  case linkToSection = "Link to this section"
  case footnotes = "Footnotes"
  case backToText = "Back to the text"
  case backToPlace = "Back to the text, place {number}"
  case done = "Done"
  case toDo = "To do"
  case code = "Code"
  case noStatements = "no statements"
  case notRun = "not run"
  case onlyCompiled = "compiled, not run"
  case linesAsAbove = "{count} lines as above"
  case firstLaunch = "Launch 1"
  case laterLaunch = "Launch {number}, a new process"
  case olderTranslation =
    "This translation is older than the English text: parts of it may have changed since."
  case withScenes = "Apps with scenes"
  case withoutScenes = "Apps without scenes: built with the 27 SDK, they do not launch"
  case withAndWithoutScenes =
    "Apps with scenes and without: built with the 27 SDK, those without do not launch"
  case readSource = "Read the text in {language}"
}
