public import Foundation

extension String {
  /// A text of the app with values in it: its key has `%@` and `%lld` in their places.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Equatable {
    /// Collects the key and the values of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg & Sendable] = []

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds letters; those that begin a value's place are written twice.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { add("%@", string) }

      /// Adds a part of a text.
      public mutating func appendInterpolation(_ string: Substring) { add("%@", String(string)) }

      /// Adds what an object says of itself.
      public mutating func appendInterpolation(_ object: NSObject) {
        add("%@", object.description)
      }

      /// Adds a number without a fraction.
      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        if Swift.type(of: number).isSigned {
          add("%lld", Int64(truncatingIfNeeded: number))
        } else {
          add("%llu", UInt64(truncatingIfNeeded: number))
        }
      }

      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ number: Double) { add("%lf", number) }

      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ number: Float) { add("%f", Double(number)) }

      /// Adds a value with a format of its own.
      public mutating func appendInterpolation(
        _ value: any CVarArg & Sendable, specifier: String
      ) {
        add(specifier, value)
      }

      /// Adds a value as a formatter writes it.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        add("%@", format.format(value))
      }

      private mutating func add(_ specifier: String, _ value: any CVarArg & Sendable) {
        key += specifier
        arguments.append(value)
      }
    }

    let key: String
    private let arguments: [any CVarArg & Sendable]

    /// A text without values in it.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// A text without values in it.
    public init(stringLiteral value: String) { self.init(value) }

    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Whether two texts have the same key and the same values.
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
    }

    /// The text in the user's language.
    func text(key: String, table: String?, bundle: Bundle, locale: Locale) -> String {
      let format = bundle.localizedString(forKey: key, value: self.key, table: table)
      guard !arguments.isEmpty else { return format }
      return String(format: format, locale: locale, arguments: arguments)
    }
  }
}
