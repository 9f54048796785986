/// Names an object of the app in a trace.
package struct ObjectReference: Hashable, Codable, Sendable {
  /// The restoration identifier path in UIKit's internal form, position markers included.
  ///
  /// An example is `Tabs/:[0]:/Feed`. Nil for what has no identifier, or an ancestor without one.
  package var path: String?

  /// The class without its module: `FeedViewController`.
  package var className: String

  /// Which instance of its class it is, from 1, in the order in which they were first seen.
  package var ordinal: Int

  package init(path: String?, className: String, ordinal: Int = 1) {
    self.path = path
    self.className = className
    self.ordinal = ordinal
  }
}

extension ObjectReference: CustomStringConvertible {
  /// The path, or else the class, with a number from the second instance on: `Detail #2`.
  package var description: String {
    path ?? (ordinal > 1 ? "\(className) #\(ordinal)" : className)
  }
}
