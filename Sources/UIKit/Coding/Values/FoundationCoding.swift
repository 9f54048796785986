import Foundation

/// How objects of one of Foundation's classes are archived: with the keys that Apple's class uses.
///
/// Foundation's own methods on Linux do not bear damaged archives, and some do not return what they
/// wrote.
struct FoundationCoding {
  /// The name of Apple's class.
  let className: String

  /// The class that an app asks for where it names the classes that it expects.
  let type: AnyClass
  let encode: (Any, NSKeyedArchiver) -> Void

  /// The value; nil where the archive holds something else.
  let decode: (NSKeyedUnarchiver) -> Any?

  /// How a value is archived; nil where it is of none of these classes.
  static func coding(of value: Any) -> FoundationCoding? {
    switch value {
    case is NSDecimalNumber, is Decimal: decimalNumber
    case is NSNumber, is String: nil
    case let value as NSValue: GeometryValue(value) == nil ? nil : self.value
    case is NSIndexSet: indexSet
    case is NSLocale: locale
    case is NSTimeZone: timeZone
    case is NSCalendar: calendar
    case is NSDateComponents: dateComponents
    case is NSDateInterval: dateInterval
    case is NSPersonNameComponents: personNameComponents
    case is NSMutableAttributedString: mutableAttributedString
    case is NSAttributedString: attributedString
    default: nil
    }
  }

  /// How objects of a class are archived that an archive names.
  static func coding(forClassNamed name: String) -> FoundationCoding? { byName[name] }

  private nonisolated(unsafe) static let byName: [String: FoundationCoding] = {
    let all = [
      decimalNumber, value, indexSet, locale, timeZone, calendar, dateComponents,
      dateInterval, personNameComponents,
      mutableAttributedString, attributedString,
    ]
    let others = [("NSMutableIndexSet", indexSet), ("NSConcreteValue", value)]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.className, $0) } + others)
  }()
}
