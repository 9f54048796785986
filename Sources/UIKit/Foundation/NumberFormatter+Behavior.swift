// Apple's names, underscores included.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension NumberFormatter {
  /// Which system's rules a formatter follows.
  public enum Behavior: UInt, Sendable {
    /// Those of today.
    case `default` = 0
    /// Those of Mac OS X 10.0.
    case behavior10_0 = 1000
    /// Those of Mac OS X 10.4, which are today's.
    case behavior10_4 = 1040
  }

  /// Which system's rules the formatter follows; those of iOS whatever is set, as on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
