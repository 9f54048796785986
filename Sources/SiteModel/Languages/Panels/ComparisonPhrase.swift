package import RunRecord

/// What is said of an app beside the version of it that moved to scenes.
package enum ComparisonPhrase: String, Phrase {
  case title = "Restored by {old}, and by"
  case summary = "{kept} kept, {lost} lost, {different} different"
  case runs = "Traces and archives:"
  case launch = "Launch {number}"
  case thing = "What was restored"
  case outcome = "In the new app"
  case shown = "Before, and now"
  case kept = "kept"
  case lost = "lost"
  case different = "different"
  case nothing = "nothing"
  case savedHere = "saved here"
  case printedHere = "printed here"
  case savedByUIKit = "saved by UIKit"
  case savedByApp = "saved by the app"

  package init(_ outcome: AppComparisonRow.Outcome) {
    self =
      switch outcome {
      case .kept: .kept
      case .lost: .lost
      case .different: .different
      }
  }
}
