public import Foundation

/// Writes spans of time, in English: Foundation has none on Linux.
open class DateComponentsFormatter: Formatter {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10`
    case positional
    /// `1h 10m`
    case abbreviated
    /// `1 hr, 10 min`
    case short
    /// `1 hour, 10 minutes`
    case full
    /// `one hour, ten minutes`; written as `full` here.
    case spellOut
    /// `1hr 10min`
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As suits the style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units to write.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]

  /// How they are written.
  open var unitsStyle = UnitsStyle.positional

  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0

  /// Whether the largest unit takes what larger ones would; always here.
  open var collapsesLargestUnit = false

  /// Whether the text says that it is not exact.
  open var includesApproximationPhrase = false

  /// Whether the text says that this time remains.
  open var includesTimeRemainingPhrase = false

  /// The calendar that units are counted by.
  open var calendar: Calendar? = .current

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    let units = Self.units.filter { allowedUnits.contains($0.unit) }
    guard ti.isFinite, !units.isEmpty else { return nil }
    var rest = Int(ti.magnitude)
    var counts: [(unit: Unit, count: Int)] = units.map { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return (unit, count)
    }
    counts = withoutZeros(counts)
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    return (ti < 0 ? "-" : "") + phrase(text(counts))
  }

  /// Writes the time from a moment to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes units.
  open func string(from components: DateComponents) -> String? {
    let seconds =
      (components.day ?? 0) * 86_400 + (components.hour ?? 0) * 3_600
      + (components.minute ?? 0) * 60 + (components.second ?? 0)
    return string(from: TimeInterval(seconds))
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Writes units in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    return formatter.string(from: components)
  }

  private struct Unit: Sendable {
    var unit: NSCalendar.Unit
    var seconds: Int
    var letter: String
    var short: String
    var name: String
  }

  private static let units = [
    Unit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week"),
    Unit(unit: .day, seconds: 86_400, letter: "d", short: "day", name: "day"),
    Unit(unit: .hour, seconds: 3_600, letter: "h", short: "hr", name: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", name: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", name: "second"),
  ]

  /// At least one unit is left, the smallest.
  private func withoutZeros(
    _ counts: [(unit: Unit, count: Int)]
  ) -> [(unit: Unit, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior == .default { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard !behavior.contains(.pad) else { return counts }
    let first = counts.firstIndex { $0.count != 0 } ?? counts.count - 1
    let last = counts.lastIndex { $0.count != 0 } ?? counts.count - 1
    var kept = counts.enumerated().filter { index, entry in
      let isZero = entry.count == 0 && counts.count > 1
      guard isZero, counts.contains(where: { $0.count != 0 }) else {
        return !isZero || index == counts.count - 1
      }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
    // `0:05`: minutes are written before seconds.
    if unitsStyle == .positional, kept.count == 1, counts.count > 1, kept[0].unit.seconds == 1 {
      kept.insert(counts[counts.count - 2], at: 0)
    }
    return kept
  }

  private func text(_ counts: [(unit: Unit, count: Int)]) -> String {
    func plural(_ count: Int, _ name: String) -> String { count == 1 ? name : name + "s" }
    switch unitsStyle {
    case .positional:
      return counts.enumerated().map { index, entry in
        index > 0 || zeroFormattingBehavior.contains(.pad) && counts.count > 1
          ? String(format: "%02d", entry.count) : "\(entry.count)"
      }.joined(separator: ":")
    case .abbreviated: return counts.map { "\($1)\($0.letter)" }.joined(separator: " ")
    case .brief: return counts.map { "\($1)\($0.short)" }.joined(separator: " ")
    case .short: return counts.map { "\($1) \($0.short)" }.joined(separator: ", ")
    case .full, .spellOut:
      return counts.map { "\($1) \(plural($1, $0.name))" }.joined(separator: ", ")
    }
  }

  private func phrase(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
