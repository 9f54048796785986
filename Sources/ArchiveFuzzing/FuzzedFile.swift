package import Foundation
import KeyedArchive

/// A file that is damaged over and over, and what reads it.
package struct FuzzedFile: Sendable {
  package var name: String
  package var bytes: [UInt8]

  /// Reads a file; throws an error of the reader's own types where it is refused.
  package var read: @Sendable (Data) throws -> Void

  /// What the file says.
  private let value: PropertyListValue
  private let pool: [PropertyListValue]

  init(
    name: String, bytes: [UInt8], read: @escaping @Sendable (Data) throws -> Void
  ) throws {
    self.name = name
    self.bytes = bytes
    self.read = read
    value = try BinaryPropertyListReader().value(of: Data(bytes))
    pool = ValueMutator.values(in: value)
  }

  /// The file with the damages of a seed: even ones damage the bytes, odd ones what they say.
  package func damaged(seed: UInt64) -> Data {
    guard !seed.isMultiple(of: 2) else {
      var mutator = Mutator(seed: seed)
      return mutator.damaged(bytes)
    }
    var mutator = ValueMutator(seed: seed, pool: pool)
    return BinaryPropertyListWriter().data(of: mutator.damaged(value))
  }

  /// One file of each kind that is read: a property list, a keyed archive of Foundation's, the
  /// saved state of an app, its scene sessions.
  package static func all() throws -> [FuzzedFile] {
    [try propertyList(), try keyedArchive(), try savedState(), try sceneSessions()]
  }

  private static func propertyList() throws -> FuzzedFile {
    let data = BinaryPropertyListWriter().data(of: everyKind)
    return try FuzzedFile(name: "property list", bytes: Array(data)) { data in
      _ = try BinaryPropertyListReader().value(of: data)
    }
  }

  private static func keyedArchive() throws -> FuzzedFile {
    let root: NSDictionary = [
      "a": [1, 2.5, "b"] as NSArray, "d": Date(timeIntervalSinceReferenceDate: 0),
      "s": NSSet(array: ["x", 2]), "u": NSURL(string: "http://example.com/a")!,
      "b": Data([1, 2, 3]),
    ]
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    return try FuzzedFile(name: "keyed archive", bytes: Array(data)) { data in
      _ = try ArchiveFile(data).dump
    }
  }

  private static func savedState() throws -> FuzzedFile {
    let sample = SavedStateSample.writer().data()
    let whole = try ArchiveFile(sample)
    return try FuzzedFile(name: "saved state", bytes: Array(sample)) { data in
      let file = try ArchiveFile(data)
      _ = ArchiveDifferenceDump.text(of: whole.difference(to: file))
      _ = try ArchiveJSON.text(of: file)
      let tree = try RestorationArchiveReader(data).tree()
      _ = ArchiveDump.text(of: tree)
      _ = ArchiveTreeText.text(of: tree)
    }
  }

  private static func sceneSessions() throws -> FuzzedFile {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let state = try encoder.encode(["selectedRange": ["location": 1, "length": 2]])
    let session: NSDictionary = [
      "persistentIdentifier": "A", "role": "window",
      "stateRestorationActivity": [
        "activityType": "reading", "userInfo": ["page": 3, "state": state as NSData],
      ] as NSDictionary,
    ]
    let root: NSDictionary = [
      "sessions": [session], "discardedSessions": [["persistentIdentifier": "B"]],
      "frontSession": "A",
    ]
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    let whole = try ArchiveFile(data)
    return try FuzzedFile(name: "scene sessions", bytes: Array(data)) { data in
      let file = try ArchiveFile(data)
      _ = ArchiveDifferenceDump.text(of: whole.difference(to: file))
      _ = try ArchiveJSON.text(of: file)
      _ = file.dump
    }
  }

  private static let everyKind = PropertyListValue.dictionary([
    .init("text", .string("é😀")), .init("ascii", .string("a text that is longer than fifteen")),
    .init("numbers", .array([.integer(1), .integer(-1), .unsigned(1 << 63), .real(0.5)])),
    .init("data", .data(Data(repeating: 3, count: 20))), .init("date", .date(1)),
    .init("set", .set([.uid(1), .bool(true), .null])),
    .init("nested", .array([.array([.array([.dictionary([.init("k", .bool(false))])])])])),
  ])
}
