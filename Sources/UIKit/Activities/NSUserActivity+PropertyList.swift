import Foundation

/// An activity as a dictionary of plain values, for the file of known sessions.
extension NSUserActivity {
  private enum Key {
    static let activityType = "activityType"
    static let title = "title"
    static let userInfo = "userInfo"
    static let requiredUserInfoKeys = "requiredUserInfoKeys"
    static let webpageURL = "webpageURL"
    static let referrerURL = "referrerURL"
    static let expirationDate = "expirationDate"
    static let keywords = "keywords"
    static let persistentIdentifier = "persistentIdentifier"
    static let targetContentIdentifier = "targetContentIdentifier"
    static let isEligibleForHandoff = "isEligibleForHandoff"
    static let isEligibleForSearch = "isEligibleForSearch"
    static let isEligibleForPublicIndexing = "isEligibleForPublicIndexing"
    static let isEligibleForPrediction = "isEligibleForPrediction"
  }

  /// What is as in a new activity is left out.
  var plainValues: [String: Any] {
    var values: [String: Any] = [Key.activityType: activityType, Key.userInfo: content ?? [:]]
    values[Key.title] = title
    values[Key.requiredUserInfoKeys] = requiredUserInfoKeys
    values[Key.webpageURL] = webpageURL
    values[Key.referrerURL] = referrerURL
    values[Key.expirationDate] = expirationDate
    values[Key.keywords] = keywords.isEmpty ? nil : keywords
    values[Key.persistentIdentifier] = persistentIdentifier
    values[Key.targetContentIdentifier] = targetContentIdentifier
    values[Key.isEligibleForHandoff] = isEligibleForHandoff ? nil : false
    values[Key.isEligibleForSearch] = isEligibleForSearch ? true : nil
    values[Key.isEligibleForPublicIndexing] = isEligibleForPublicIndexing ? true : nil
    values[Key.isEligibleForPrediction] = isEligibleForPrediction ? true : nil
    return values
  }

  /// The activity of a dictionary; nil for one that is none.
  convenience init?(plainValues values: [AnyHashable: Any]) {
    guard let activityType = values[Key.activityType] as? String else { return nil }
    self.init(activityType: activityType)
    title = values[Key.title] as? String
    let saved = Self.withKeysToLookUp(values[Key.userInfo] as? [AnyHashable: Any] ?? [:])
    content = saved
    entries = ActivityEntries(savedKeys: saved.keys)
    requiredUserInfoKeys = values[Key.requiredUserInfoKeys] as? Set<String>
    webpageURL = values[Key.webpageURL] as? URL
    referrerURL = values[Key.referrerURL] as? URL
    expirationDate = values[Key.expirationDate] as? Date
    keywords = values[Key.keywords] as? Set<String> ?? []
    persistentIdentifier = values[Key.persistentIdentifier] as? String
    targetContentIdentifier = values[Key.targetContentIdentifier] as? String
    isEligibleForHandoff = values[Key.isEligibleForHandoff] as? Bool ?? true
    isEligibleForSearch = values[Key.isEligibleForSearch] as? Bool ?? false
    isEligibleForPublicIndexing = values[Key.isEligibleForPublicIndexing] as? Bool ?? false
    isEligibleForPrediction = values[Key.isEligibleForPrediction] as? Bool ?? false
  }

  /// The entries with numbers of Swift's for keys that are numbers.
  ///
  /// An `NSNumber` is equal to such a number on Linux but has another hash, so that `userInfo[5]` would
  /// find an entry by luck alone. Dictionaries within are cast to a type before anything is looked up.
  private static func withKeysToLookUp(_ entries: [AnyHashable: Any]) -> [AnyHashable: Any] {
    let pairs = entries.map { key, value in
      ((key.base as? NSNumber).map(numberToLookUp) ?? key, value)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func numberToLookUp(_ number: NSNumber) -> AnyHashable {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "B"): number.boolValue
    case UInt8(ascii: "c") where 0...1 ~= number.int8Value: number.boolValue
    case UInt8(ascii: "f"), UInt8(ascii: "d"): number.doubleValue
    default: number.intValue
    }
  }

  /// An activity with the same content, as it comes back in another process.
  ///
  /// Traps where `userInfo` holds what cannot be saved, as UIKit raises an exception.
  func copiedForSaving() -> NSUserActivity {
    do {
      let data = try FoundationArchive.data(of: plainValues)
      let values = try FoundationArchive.value(in: data) as? [AnyHashable: Any]
      guard let copy = values.flatMap(NSUserActivity.init(plainValues:)) else {
        fatalError("The activity \(activityType) cannot be copied")
      }
      return copy
    } catch let error as UnsupportedValue {
      fatalError(
        "The activity \(activityType) cannot be saved: \(error). UIKit raises an exception here.")
    } catch {
      fatalError("The activity \(activityType) cannot be copied: \(error.text)")
    }
  }

  /// What a trace says of it: the type, and the keys of what it holds.
  var summary: String {
    let keys = sortedEntries.map(\.key)
    return activityType + (keys.isEmpty ? "" : ": " + keys.joined(separator: ", "))
  }
}
