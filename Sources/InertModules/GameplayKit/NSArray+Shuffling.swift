@_spi(InertModules) @_exported import UIKit

extension NSArray {
  /// Returns the elements in a random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: Array(self))
  }
}
