package import struct Foundation.Data

/// An object of a class of Foundation's, understood from what it encoded.
package enum FoundationObject: Sendable {
  /// The one instance of `NSNull`.
  case null
  case string(String)
  case data(Data)
  /// Seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  /// The text of a URL and the URL that it is relative to, `.null` if none.
  case url(relative: String, base: ObjectUID)
  /// The 16 bytes of a UUID.
  case uuid([UInt8])
  case array([ObjectUID])
  case set([ObjectUID])
  case orderedSet([ObjectUID])
  case dictionary([(key: ObjectUID, value: ObjectUID)])
}
