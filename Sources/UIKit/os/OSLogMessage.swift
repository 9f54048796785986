/// A text for the log, as a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a text without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a text with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
