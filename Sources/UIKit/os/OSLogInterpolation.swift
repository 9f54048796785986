/// What a text for the log is put together from.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Begins a text.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds what is in the literal.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a value; what is private is shown too, as it is while an app is made.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}
