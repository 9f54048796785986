public import Foundation

extension Timer {
  /// Creates a timer that never fires, as a property's first value often is.
  ///
  /// `Timer()` on Apple's systems: on Linux the class has no initialiser without arguments, and an
  /// extension cannot add the one that `NSObject` has.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
