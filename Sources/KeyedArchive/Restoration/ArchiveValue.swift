package import struct Foundation.Data

/// A value in an archive.
package indirect enum ArchiveValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number above `Int64.max`.
  case unsigned(UInt64)
  case real(Double)
  case string(String)
  case data(Data)
  /// Seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  case url(String)
  case uuid(String)
  /// A reference to another restorable object: its identifier path.
  case reference(path: String)
  case array([ArchiveValue])
  case set([ArchiveValue])
  /// The entries of a dictionary, sorted by key; a key that is not a string is described.
  case dictionary([Field])
  /// An object of a class that conforms to `NSCoding`, with what it encoded, sorted by key.
  case object(className: String, fields: [Field])
  /// Data that holds a keyed archive of its own: how many bytes, and what a reader asks for by key,
  /// sorted by key.
  case keyedArchive(byteCount: Int, top: [Field])
  /// An object that is on the way to itself; the number is its place in the archive.
  case cycle(Int)

  package struct Field: Hashable, Codable, Sendable {
    package var key: String
    package var value: ArchiveValue

    package init(key: String, value: ArchiveValue) {
      self.key = key
      self.value = value
    }
  }
}
