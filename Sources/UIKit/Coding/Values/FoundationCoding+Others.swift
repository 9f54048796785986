import Foundation

extension FoundationCoding {
  static var dateInterval: FoundationCoding {
    FoundationCoding(
      className: "NSDateInterval", type: NSDateInterval.self,
      encode: { value, archiver in
        guard let interval = value as? DateInterval else { return }
        archiver.encode(interval.start, forKey: "NS.startDate")
        archiver.encode(interval.duration, forKey: "NS.duration")
      },
      decode: { decoder in
        let start = decoder.decodeObject(forKey: "NS.startDate") as? Date
        let duration = decoder.decodeDouble(forKey: "NS.duration")
        guard let start, duration >= 0 else { return nil }
        return DateInterval(start: start, duration: duration)
      })
  }

  static var personNameComponents: FoundationCoding {
    FoundationCoding(
      className: "NSPersonNameComponents", type: NSPersonNameComponents.self,
      encode: { value, archiver in
        guard let name = value as? PersonNameComponents else { return }
        for (key, part) in nameParts { archiver.encode(name[keyPath: part], forKey: key) }
      },
      decode: { decoder in
        var name = PersonNameComponents()
        for (key, part) in nameParts {
          name[keyPath: part] = decoder.decodeObject(forKey: key) as? String
        }
        return name
      })
  }

  private static var nameParts: [(String, WritableKeyPath<PersonNameComponents, String?>)] {
    [
      ("NS.namePrefix", \.namePrefix), ("NS.givenName", \.givenName),
      ("NS.middleName", \.middleName), ("NS.familyName", \.familyName),
      ("NS.nameSuffix", \.nameSuffix), ("NS.nickname", \.nickname),
    ]
  }
}
