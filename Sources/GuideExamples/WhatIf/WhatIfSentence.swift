import RunRecord

/// What is said of code that changes.
package enum WhatIfSentence: String, Sentence {
  case without = "without {code}"
  case with = "with {code}"
  case instead = "{code} in place of {former}"
}
