public import Foundation

/// A view that shows content which is given as data.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The content; setting it shows it.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a content that another view showed.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Those of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
