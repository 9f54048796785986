public import Foundation

/// An image by its name; there are no pixels here.
public final class UIImage: NSObject, Sendable {
  /// The name of the image in the bundle or among the system's symbols.
  let name: String

  /// The image of this name in the app's bundle.
  public init?(named name: String) {
    self.name = name
  }

  /// The system's symbol of this name.
  public init?(systemName name: String) {
    self.name = name
  }
}
