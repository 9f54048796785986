/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}

extension UIView {
  /// The direction in which the view's content is read.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction in which a view of a kind is read: from the left, as in English, unless the kind says another.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction in which a view of a kind is read in an interface of a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}

extension UIApplication {
  /// The direction in which the app's interface is read: from the left, as in English.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
