import UIKit

extension ExampleApp {
  /// Taps a button of the alert or action sheet on screen; its handler runs when the alert is gone.
  ///
  /// Traps where there is no such button, or where it is disabled.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - texts: What the user types into the alert's text fields before.
  public func answerAlert(_ title: String, entering texts: String...) {
    // A statement that cannot be carried out ends the launch; it is reported at its line in the guide.
    guard let alert = visibleViewController as? UIAlertController else {
      fatalError("There is no alert on screen to answer with \"\(title)\"")
    }
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      let titles = alert.actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
      fatalError("The alert has no button \"\(title)\": it has \(titles)")
    }
    guard action.isEnabled else { fatalError("The alert's button \"\(title)\" is disabled") }
    alert.userAnswers(action, entering: texts)
  }

  /// Pulls down the sheet on screen, or taps beside the popover.
  ///
  /// - Returns: Whether it is gone: the app may refuse.
  @discardableResult
  public func pullDownSheet() -> Bool {
    let presented = sequence(first: visibleViewController) { $0?.parent }
      .first { $0?.parent == nil }
    return (presented ?? nil)?.userTakesAwayPresentation() ?? false
  }
}
