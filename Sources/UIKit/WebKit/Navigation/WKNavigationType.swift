/// What caused a page to be asked for.
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// The user went back or forward.
  case backForward
  /// The page was loaded again.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// Something else: the app.
  case other = -1
}
