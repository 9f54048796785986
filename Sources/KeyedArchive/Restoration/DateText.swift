/// Moments in the form in which `NSDate` describes itself.
enum DateText {
  private static let secondsPerDay: Int64 = 86_400

  /// From 1970-01-01 to 2001-01-01.
  private static let daysBeforeReference: Int64 = 11_323

  /// Years 1 to 9999.
  private static let range = -63_113_904_000.0..<252_423_993_600.0

  /// The text of a moment in seconds since 2001-01-01 00:00:00 UTC: `2014-07-06 16:05:18 +0000`.
  static func text(of seconds: Double) -> String {
    guard range.contains(seconds) else { return "<\(seconds) seconds since 2001>" }
    let whole = Int64(seconds.rounded(.down))
    let second = ((whole % secondsPerDay) + secondsPerDay) % secondsPerDay
    let days = (whole - second) / secondsPerDay + daysBeforeReference
    let (year, month, day) = date(daysSince1970: days)
    let date = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    let time = [second / 3_600, second / 60 % 60, second % 60].map { digits($0, 2) }
    return "\(date) \(time.joined(separator: ":")) +0000"
  }

  /// The Gregorian date, counted in eras of 400 years that begin on the 1st of March.
  private static func date(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let sinceYearZero = days + 719_468
    let era = (sinceYearZero >= 0 ? sinceYearZero : sinceYearZero - 146_096) / 146_097
    let dayOfEra = sinceYearZero - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func digits(_ number: Int64, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
