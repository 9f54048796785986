/// What the pages that no author wrote say.
package enum FramePhrase: String, Phrase {
  case guides = "Guides"
  case notFound = "Page not found"
  case similarNames = "Pages with a similar name:"
  case nothingHere = "No page has this address. Search for it, or start here:"
  case everyCallback = "Every callback"
  case everyCallbackSummary =
    "Each method that UIKit called while the examples of this site ran, in the order of a launch, with the guides that show it."
  case phases = "Phases"
  case once = "once"
  case times = "{count} times"
  case timesInLaunches = "{times} in {launches}"
  case ofUIKit = "{count}, internal"
  case index = "Index"
  case indexSummary = "Find a guide by what goes wrong, by a name in your code, or by a term."
  case symptoms = "Symptoms"
  case symbols = "API"
  case terms = "Terms"
  case ourChoice = "our choice"
  case basis =
    "What UIKit does here is documented by Apple, was seen on devices, or is {choice} where both are silent."
  case list = "{first}, {second}"

  case apis = "API in the examples"
  case apisSummary =
    "What the guides’ code uses of UIKit and Foundation, and the methods that UIKit called while it ran."
  case functions = "Functions and constants"
  case calledByUIKit = "Methods that UIKit calls"
  case calledByUIKitText =
    "Methods of delegates and data sources, and methods that no code names with their type."
  case calledOnce = "called once"
  case calledTimes = "called {count} times"
}
