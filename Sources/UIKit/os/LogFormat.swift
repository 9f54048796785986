import Foundation

/// A format of `os_log` with its values: `%{public}@ of %d`.
enum LogFormat {
  /// The text with a value in place of each specifier; one without a value stays as it is.
  static func text(_ format: String, _ values: [Any]) -> String {
    var values = values[...]
    return format.replacing(specifier) { match in
      if match.output == "%%" { return "%" }
      guard let value = values.popFirst() else { return String(match.output) }
      return text(of: value, String(match.output))
    }
  }

  /// A number with a fraction is written as the specifier wants it, all else as `print` does.
  private static func text(of value: Any, _ specifier: String) -> String {
    let format = specifier.replacing(/\{[^}]*\}/, with: "")
    return switch value {
    case let number as Double where format.last != "@": String(format: format, number)
    case let number as Float where format.last != "@": String(format: format, Double(number))
    case let number as CGFloat where format.last != "@": String(format: format, Double(number))
    default: "\(value)"
    }
  }

  /// A per cent sign, what is said of privacy, flags, width and precision, length, and the kind.
  private static var specifier: Regex<Substring> {
    /%(?:%|(?:\{[^}]*\})?[-+ 0#]*[0-9]*(?:\.[0-9*]+)?(?:hh|h|ll|l|z|q|L)?[@dDiuUxXofFeEgGaAcCsSp])/
  }
}
