/// How a presented controller covers what is below it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; what is below disappears.
  case fullScreen
  /// A sheet; what is below stays.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// The presenting context's view; what is below disappears.
  case currentContext
  /// A style of the app's own.
  case custom
  /// The whole screen; what is below stays.
  case overFullScreen
  /// The presenting context's view; what is below stays.
  case overCurrentContext
  /// A popover.
  case popover
  /// No presentation.
  case none = -1
  /// The style the system chooses: a sheet.
  case automatic = -2
}

/// How a presented controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up.
  case coverVertical
  /// It flips.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// It is under a corner of the page.
  case partialCurl
}
