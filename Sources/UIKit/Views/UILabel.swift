/// Where text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where the text's language puts it.
  case natural
}

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// Where the text stands in its lines.
  open var textAlignment: NSTextAlignment = .natural

  /// The greatest number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1
}
