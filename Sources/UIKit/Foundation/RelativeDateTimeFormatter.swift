public import Foundation

/// Writes how far away a moment is, in English: Foundation has none on Linux.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether there are words for what is near.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  /// Writes the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let days = dateComponents.day ?? 0
    let weeks = dateComponents.weekOfMonth ?? dateComponents.weekOfYear
    let counts: [(Unit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month), (.week, weeks ?? days / 7),
      (.day, days), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    let (unit, count) = counts.first { $0.1 ?? 0 != 0 } ?? (.second, 0)
    let text = text(unit, count ?? 0)
    return formattingContext == .beginningOfSentence || formattingContext == .standalone
      ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private enum Unit: String {
    case year, month, week, day, hour, minute, second

    var short: String {
      switch self {
      case .year: "yr."
      case .month: "mo."
      case .week: "wk."
      case .day: "day"
      case .hour: "hr."
      case .minute: "min."
      case .second: "sec."
      }
    }

    var abbreviation: String {
      switch self {
      case .month: "mo"
      case .minute: "min"
      default: String(rawValue.prefix(1))
      }
    }
  }

  private func text(_ unit: Unit, _ count: Int) -> String {
    if dateTimeStyle == .named, let name = name(unit, count) { return name }
    let amount = amount(unit, count.magnitude)
    return count < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func name(_ unit: Unit, _ count: Int) -> String? {
    switch (unit, count) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 1): return "tomorrow"
    case (.year, -1), (.month, -1), (.week, -1), (.year, 1), (.month, 1), (.week, 1):
      let isLong = unitsStyle == .full || unitsStyle == .spellOut
      return (count < 0 ? "last " : "next ") + (isLong ? unit.rawValue : unit.short)
    default: return nil
    }
  }

  private func amount(_ unit: Unit, _ count: UInt) -> String {
    func plural(_ name: String) -> String { count == 1 ? name : name + "s" }
    switch unitsStyle {
    case .full: return "\(count) \(plural(unit.rawValue))"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      let number = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
      return "\(number) \(plural(unit.rawValue))"
    case .short: return "\(count) \(unit == .day ? plural("day") : unit.short)"
    case .abbreviated: return "\(count)\(unit.abbreviation)"
    }
  }
}
