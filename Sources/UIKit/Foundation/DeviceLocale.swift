import Foundation
import RunRecord

/// The language and the region that the user has chosen: what the launch says, else those of a phone in the United States.
///
/// Foundation on Linux has `en_001`, whose prices have no currency, and no way to set another. The functions below have the
/// symbols of Foundation's own. The loader searches the engine first, so the app and Foundation's formatters call these.
enum DeviceLocale {
  static let current = Locale(identifier: Device.conditions.locale ?? languageInUSA ?? "en_US")

  /// The languages that the user prefers.
  static let languages = [
    Device.conditions.language ?? current.identifier(.bcp47)
  ]

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    calendar.timeZone = .current
    return calendar
  }()

  /// The locale of a device on which only another language was chosen.
  private static var languageInUSA: String? { Device.conditions.language.map { "\($0)_US" } }
}

// Static methods, as those of Foundation are: an optimized build compares the types where the engine itself calls them.

extension Locale {
  /// In place of `Locale.current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func ofDevice() -> Locale { DeviceLocale.current }

  /// In place of `Locale.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func autoupdatingOfDevice() -> Locale { DeviceLocale.current }

  /// In place of `Locale.preferredLanguages`.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func preferredLanguagesOfDevice() -> [String] { DeviceLocale.languages }
}

extension Calendar {
  /// In place of `Calendar.current`.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func ofDevice() -> Calendar { DeviceLocale.calendar }

  /// In place of `Calendar.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  package static func autoupdatingOfDevice() -> Calendar { DeviceLocale.calendar }
}
