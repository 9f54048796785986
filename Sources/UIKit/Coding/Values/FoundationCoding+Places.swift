import Foundation

extension FoundationCoding {
  static var locale: FoundationCoding {
    FoundationCoding(
      className: "NSLocale", type: NSLocale.self,
      encode: { value, archiver in
        archiver.encode((value as? Locale)?.identifier, forKey: "NS.identifier")
      },
      decode: { decoder in
        (decoder.decodeObject(forKey: "NS.identifier") as? String).map(Locale.init(identifier:))
      })
  }

  static var timeZone: FoundationCoding {
    FoundationCoding(
      className: "NSTimeZone", type: NSTimeZone.self,
      encode: { value, archiver in
        archiver.encode((value as? TimeZone)?.identifier, forKey: "NS.name")
      },
      decode: { decoder in
        (decoder.decodeObject(forKey: "NS.name") as? String).flatMap(TimeZone.init(identifier:))
      })
  }

  static var calendar: FoundationCoding {
    FoundationCoding(
      className: "NSCalendar", type: NSCalendar.self,
      encode: { value, archiver in
        guard let calendar = value as? Calendar else { return }
        let identifier = (calendar as NSCalendar).calendarIdentifier.rawValue
        archiver.encode(identifier, forKey: "NS.identifier")
        archiver.encode(calendar.timeZone, forKey: "NS.timezone")
        archiver.encode(calendar.locale, forKey: "NS.locale")
        archiver.encode(calendar.firstWeekday, forKey: "NS.firstwkdy")
        archiver.encode(calendar.minimumDaysInFirstWeek, forKey: "NS.mindays")
      },
      decode: calendar(from:))
  }

  private static func calendar(from decoder: NSKeyedUnarchiver) -> Any? {
    guard let identifier = decoder.decodeObject(forKey: "NS.identifier") as? String,
      var calendar = NSCalendar(calendarIdentifier: .init(identifier)) as Calendar?
    else { return nil }
    let zone = decoder.decodeObject(of: [NSTimeZone.self], forKey: "NS.timezone")
    if let zone = zone as? TimeZone { calendar.timeZone = zone }
    calendar.locale = decoder.decodeObject(of: [NSLocale.self], forKey: "NS.locale") as? Locale
    let firstWeekday = decoder.decodeInteger(forKey: "NS.firstwkdy")
    if 1...7 ~= firstWeekday { calendar.firstWeekday = firstWeekday }
    let days = decoder.decodeInteger(forKey: "NS.mindays")
    if 1...7 ~= days { calendar.minimumDaysInFirstWeek = days }
    return calendar
  }

  static var dateComponents: FoundationCoding {
    FoundationCoding(
      className: "NSDateComponents", type: NSDateComponents.self,
      encode: { value, archiver in
        guard let components = value as? DateComponents else { return }
        for (key, component) in componentKeys {
          if let number = components.value(for: component) { archiver.encode(number, forKey: key) }
        }
        archiver.encode(components.calendar, forKey: "NS.calendar")
        archiver.encode(components.timeZone, forKey: "NS.timezone")
      },
      decode: { decoder in
        var components = DateComponents()
        for (key, component) in componentKeys where decoder.containsValue(forKey: key) {
          components.setValue(decoder.decodeInteger(forKey: key), for: component)
        }
        let calendar = decoder.decodeObject(
          of: [NSCalendar.self, NSTimeZone.self, NSLocale.self], forKey: "NS.calendar")
        components.calendar = calendar as? Calendar
        let zone = decoder.decodeObject(of: [NSTimeZone.self], forKey: "NS.timezone")
        components.timeZone = zone as? TimeZone
        return components
      })
  }

  private static let componentKeys: [(String, Calendar.Component)] = [
    ("NS.era", .era), ("NS.year", .year), ("NS.quarter", .quarter), ("NS.month", .month),
    ("NS.day", .day), ("NS.hour", .hour), ("NS.minute", .minute), ("NS.second", .second),
    ("NS.nanosec", .nanosecond), ("NS.weekOfYear", .weekOfYear), ("NS.weekOfMonth", .weekOfMonth),
    ("NS.yearForWeekOfYear", .yearForWeekOfYear), ("NS.weekday", .weekday),
    ("NS.weekdayOrdinal", .weekdayOrdinal),
  ]
}
