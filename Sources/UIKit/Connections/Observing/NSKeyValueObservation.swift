public import Foundation

/// Observes a property for as long as this lives, or until it is told to stop.
public class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Stops observing.
  public func invalidate() {
    end?()
    end = nil
  }

  deinit { end?() }
}
