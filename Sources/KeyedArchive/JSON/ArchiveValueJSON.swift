private import Foundation

/// A value of an archive in JSON.
struct ArchiveValueJSON: Encodable {
  var value: ArchiveValue

  /// The values by key; keys of a coder are unique.
  static func values(_ entries: [ArchiveEntry]) -> [String: ArchiveValueJSON] {
    Dictionary(entries.map { ($0.key, ArchiveValueJSON(value: $0.value)) }) { first, _ in first }
  }

  private static func values(_ fields: [ArchiveValue.Field]) -> [String: ArchiveValueJSON] {
    Dictionary(fields.map { ($0.key, ArchiveValueJSON(value: $0.value)) }) { first, _ in first }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .bool(let isTrue): try container.encode(isTrue)
    case .integer(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let values): try container.encode(values.map(Self.init))
    case .real(let number) where number.isFinite: try container.encode(["real": number])
    case .real(let number): try container.encode(["real": "\(number)"])
    case .data(let data): try container.encode(["data": data.base64EncodedString()])
    case .date(let seconds): try container.encode(["date": DateText.text(of: seconds)])
    case .url(let text): try container.encode(["url": text])
    case .uuid(let text): try container.encode(["uuid": text])
    case .reference(let path): try container.encode(["reference": path])
    case .set(let values): try container.encode(["set": values.map(Self.init)])
    case .dictionary(let fields): try container.encode(["dictionary": fields.map(Pair.init)])
    case .object(let name, let fields): try container.encode(Instance(name, fields))
    case .keyedArchive(let byteCount, let top):
      try container.encode(Embedded(byteCount, top))
    case .cycle(let object): try container.encode(["cycle": object])
    }
  }

  /// An entry of a dictionary, whose keys need be neither strings nor different.
  private struct Pair: Encodable {
    var key: String
    var value: ArchiveValueJSON

    init(_ field: ArchiveValue.Field) {
      key = field.key
      value = ArchiveValueJSON(value: field.value)
    }
  }

  private struct Embedded: Encodable {
    var byteCount: Int
    var keyedArchive: [String: ArchiveValueJSON]

    init(_ byteCount: Int, _ top: [ArchiveValue.Field]) {
      self.byteCount = byteCount
      keyedArchive = ArchiveValueJSON.values(top)
    }
  }

  private struct Instance: Encodable {
    var `class`: String
    var fields: [String: ArchiveValueJSON]

    init(_ name: String, _ fields: [ArchiveValue.Field]) {
      `class` = name
      self.fields = ArchiveValueJSON.values(fields)
    }
  }
}
