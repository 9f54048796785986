import Foundation

extension UIApplication {
  /// Whether a wheel in the status bar turns; kept as data.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { attributes.isNetworkActivityIndicatorVisible }
    set { attributes.isNetworkActivityIndicatorVisible = newValue }
  }

  /// The number on the app's icon; kept as data until the process ends.
  public var applicationIconBadgeNumber: Int {
    get { attributes.applicationIconBadgeNumber }
    set { attributes.applicationIconBadgeNumber = newValue }
  }

  /// Whether shaking the device undoes; kept as data.
  public var applicationSupportsShakeToEdit: Bool {
    get { attributes.applicationSupportsShakeToEdit }
    set { attributes.applicationSupportsShakeToEdit = newValue }
  }

  /// Whether the user's touches are ignored.
  public var isIgnoringInteractionEvents: Bool { attributes.ignoresEvents > 0 }

  /// Has the user's touches ignored, until `endIgnoringInteractionEvents()` is called as often.
  public func beginIgnoringInteractionEvents() {
    attributes.ignoresEvents += 1
  }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  public func endIgnoringInteractionEvents() {
    attributes.ignoresEvents = max(0, attributes.ignoresEvents - 1)
  }
}

/// Settings of the application object that are kept as data.
struct ApplicationAttributes {
  var isNetworkActivityIndicatorVisible = false
  var applicationIconBadgeNumber = 0
  var applicationSupportsShakeToEdit = true
  var ignoresEvents = 0
  var alternateIconName: String?
}
