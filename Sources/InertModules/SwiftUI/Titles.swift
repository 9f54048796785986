// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

/// What can be the title of a control.
public protocol ControlTitle {}

extension String: ControlTitle {}
extension Substring: ControlTitle {}
extension LocalizedStringKey: ControlTitle {}

public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      text += "\(value)"
    }

    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {}

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {}
  }
}
