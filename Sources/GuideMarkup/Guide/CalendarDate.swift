import Foundation

/// A day of the calendar, without a time: `2026-11-21`.
package struct CalendarDate: Hashable, Sendable {
  /// The day as ISO 8601 writes it.
  package let text: String

  /// The day that a text names; nil for what is not a day of the calendar.
  package init?(_ text: String) {
    // A text that is not a day is answered with nil, whatever the parser's error says of it.
    guard text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil,
      let date = try? Self.style.parse(text), Self.style.format(date) == text
    else { return nil }
    self.text = text
  }

  private static let style = Date.ISO8601FormatStyle().year().month().day()
}
