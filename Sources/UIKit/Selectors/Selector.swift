// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method as Objective-C writes it: `save:`, `editingChanged`.
///
/// Which method of which class a name stands for, the program registers: see `SelectorMethods`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  /// Creates a selector.
  public init(_ str: String) {
    description = str
  }

  /// Creates a selector.
  public init(stringLiteral value: String) {
    description = value
  }

  /// How many arguments the method takes.
  var argumentCount: Int { description.count { $0 == ":" } }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
