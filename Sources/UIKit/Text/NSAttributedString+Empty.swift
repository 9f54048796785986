public import Foundation

// Foundation on Linux hides the initializer without arguments of this class.

extension NSMutableAttributedString {
  /// Creates an empty text: `NSMutableAttributedString()`.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
