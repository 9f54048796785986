import struct Foundation.Data

/// A value in JSON: an object with one entry, the value under the name of its kind.
///
/// Examples are `{"string": "Momo"}`, `{"array": [{"bool": true}]}`, `{"reference": {"path": "Tabs"}}` and `{"null": {}}`.
extension ArchiveValue: Codable {
  private enum Kind: String, CodingKey, CaseIterable {
    case null
    case bool
    case integer
    case unsigned
    case real
    case string
    case data
    case date
    case url
    case uuid
    case reference
    case array
    case set
    case dictionary
    case object
    case keyedArchive
    case cycle
  }

  private struct Nothing: Codable {}

  private struct Reference: Codable {
    var path: String
  }

  private struct Object: Codable {
    var className: String
    var fields: [Field]
  }

  private struct Archive: Codable {
    var byteCount: Int
    var top: [Field]
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Kind.self)
    guard let kind = values.allKeys.first, values.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A value has one kind."))
    }
    switch kind {
    case .null:
      _ = try values.decode(Nothing.self, forKey: kind)
      self = .null
    case .bool: self = .bool(try values.decode(Bool.self, forKey: kind))
    case .integer: self = .integer(try values.decode(Int64.self, forKey: kind))
    case .unsigned: self = .unsigned(try values.decode(UInt64.self, forKey: kind))
    case .real: self = .real(try values.decode(Double.self, forKey: kind))
    case .string: self = .string(try values.decode(String.self, forKey: kind))
    case .data: self = .data(try values.decode(Data.self, forKey: kind))
    case .date: self = .date(try values.decode(Double.self, forKey: kind))
    case .url: self = .url(try values.decode(String.self, forKey: kind))
    case .uuid: self = .uuid(try values.decode(String.self, forKey: kind))
    case .reference:
      self = .reference(path: try values.decode(Reference.self, forKey: kind).path)
    case .array: self = .array(try values.decode([ArchiveValue].self, forKey: kind))
    case .set: self = .set(try values.decode([ArchiveValue].self, forKey: kind))
    case .dictionary: self = .dictionary(try values.decode([Field].self, forKey: kind))
    case .object:
      let object = try values.decode(Object.self, forKey: kind)
      self = .object(className: object.className, fields: object.fields)
    case .keyedArchive:
      let archive = try values.decode(Archive.self, forKey: kind)
      self = .keyedArchive(byteCount: archive.byteCount, top: archive.top)
    case .cycle: self = .cycle(try values.decode(Int.self, forKey: kind))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Kind.self)
    switch self {
    case .null: try values.encode(Nothing(), forKey: .null)
    case .bool(let isTrue): try values.encode(isTrue, forKey: .bool)
    case .integer(let number): try values.encode(number, forKey: .integer)
    case .unsigned(let number): try values.encode(number, forKey: .unsigned)
    case .real(let number): try values.encode(number, forKey: .real)
    case .string(let text): try values.encode(text, forKey: .string)
    case .data(let data): try values.encode(data, forKey: .data)
    case .date(let seconds): try values.encode(seconds, forKey: .date)
    case .url(let text): try values.encode(text, forKey: .url)
    case .uuid(let text): try values.encode(text, forKey: .uuid)
    case .reference(let path): try values.encode(Reference(path: path), forKey: .reference)
    case .array(let elements): try values.encode(elements, forKey: .array)
    case .set(let elements): try values.encode(elements, forKey: .set)
    case .dictionary(let fields): try values.encode(fields, forKey: .dictionary)
    case .object(let className, let fields):
      try values.encode(Object(className: className, fields: fields), forKey: .object)
    case .keyedArchive(let byteCount, let top):
      try values.encode(Archive(byteCount: byteCount, top: top), forKey: .keyedArchive)
    case .cycle(let number): try values.encode(number, forKey: .cycle)
    }
  }
}
