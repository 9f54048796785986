/// What the pages that no author wrote say.
package enum FramePhrase: String, Phrase {
  case guides = "Guides"
  case notFound = "Page not found"
  case similarNames = "Pages with a similar name:"
  case nothingHere = "No page has this address. Search for it, or start here:"
  case everyCallback = "Every callback"
  case everyCallbackSummary =
    "Each method that UIKit called while the examples of this site ran, in the order of a launch, with the guides in which it can be seen."
  case phases = "Phases"
  case once = "once"
  case times = "{count} times"
  case timesInLaunches = "{times} in {launches}"
  case ofUIKit = "{count}, UIKit’s own"
  case topics = "Topics from A to Z"
  case topicsSummary = "The guides, their headings, and the callbacks that can be seen in them."
  case list = "{first}, {second}"

  case apis = "Index of APIs"
  case apisSummary =
    "What the code of these guides uses of UIKit and Foundation, as the compiler resolved it, and what UIKit called while it ran."
  case functions = "Functions and constants"
  case calledByUIKit = "Methods that UIKit calls"
  case calledByUIKitText =
    "Those of delegates and data sources, and what no code names with its type."
  case calledOnce = "called once"
  case calledTimes = "called {count} times"
}
