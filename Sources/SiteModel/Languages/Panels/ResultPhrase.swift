/// What is above the results in a guide's text.
package enum ResultPhrase: String, Phrase {
  case trace = "Trace"
  case archive = "Archive"
  case screen = "Screen"
  case screens = "Difference of the screens"
  case output = "Output"
  case difference = "Difference of the archives"
  case diagnostics = "What the compiler said of"
  case matrix = "What is lost in the variants of"
  case matrixWithoutLoss = "What changes in the variants of"
  case result = "Result"
  case of = "{name} of {example}"
  case launch = "launch {number}"
  case launches = "from launch {first} to {second}"
  case missing = "There is no result: the example did not run."
  case printedNothing = "Launch {number} printed nothing."
}
