public import Foundation

/// A part of a search that the user sees as one piece before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Anything that the app itself wants to know of the token.
  open var representedObject: Any?

  /// What the user reads on the token.
  let text: String

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.text = text
  }
}
