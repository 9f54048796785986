import struct Foundation.Data

/// Unfolds the objects of a keyed archive into values a person can read.
struct ArchiveValueBuilder {
  private typealias Sized = (value: ArchiveValue, byteCount: Int)

  private let archive: KeyedArchive
  private var budget: ArchiveTreeBudget

  /// The objects on the way from the entry to where the builder is.
  private var open: Set<ObjectUID> = []

  init(archive: KeyedArchive, limits: ArchiveTreeLimits) {
    self.archive = archive
    budget = ArchiveTreeBudget(limits)
  }

  /// The values of a coder, sorted by key, without those of some keys.
  mutating func entries(
    of fields: KeyedArchiveFields, without others: [String] = []
  ) throws(KeyedArchiveError) -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    let wanted = fields.all.filter { !others.contains($0.key) }
    for (key, field) in wanted.sorted(by: { ArchiveKeyOrder.precedes($0.key, $1.key) }) {
      try budget.spend(name: key)
      let (value, byteCount) = try value(of: field)
      entries.append(ArchiveEntry(key: key, value: value, byteCount: byteCount))
    }
    return entries
  }

  private mutating func value(of field: KeyedArchiveField) throws(KeyedArchiveError) -> Sized {
    switch field {
    case .reference(let uid): return try value(at: uid)
    case .references(let uids):
      let (values, byteCount) = try values(at: uids)
      return (.array(values), byteCount)
    case .bool, .integer, .real, .data, .string, .plain:
      return try value(of: field.propertyListValue)
    }
  }

  private mutating func value(of plain: PropertyListValue) throws(KeyedArchiveError) -> Sized {
    try budget.enter()
    defer { budget.leave() }
    let own = PropertyListOutput.byteCount(ofScalar: plain)
    try budget.spend(bytes: own)
    switch plain {
    case .null: return (.null, own)
    case .bool(let isTrue): return (.bool(isTrue), own)
    case .integer(let number): return (.integer(number), own)
    case .unsigned(let number): return (.unsigned(number), own)
    case .real(let number): return (.real(number), own)
    case .date(let seconds): return (.date(seconds), own)
    case .data(let data): return (try self.data(data), own)
    case .string(let text): return (.string(text), own)
    case .uid(let number): return try value(at: archive.uid(number))
    case .array(let elements):
      let (values, byteCount) = try values(of: elements)
      return (.array(values), byteCount)
    case .set(let elements):
      let (values, byteCount) = try values(of: elements)
      return (.set(values), byteCount)
    case .dictionary(let entries): return try dictionary(of: entries)
    }
  }

  private mutating func values(
    of elements: [PropertyListValue]
  ) throws(KeyedArchiveError) -> (values: [ArchiveValue], byteCount: Int) {
    var values: [ArchiveValue] = []
    var sum = PropertyListOutput.headerByteCount(count: elements.count)
    for element in elements {
      let (value, byteCount) = try value(of: element)
      values.append(value)
      sum += byteCount
    }
    return (values, sum)
  }

  private mutating func dictionary(
    of entries: [PropertyListValue.Entry]
  ) throws(KeyedArchiveError) -> Sized {
    let (values, byteCount) = try values(of: entries.map(\.value))
    let keys = entries.reduce(0) { $0 + PropertyListOutput.byteCount(ofScalar: .string($1.key)) }
    let fields = zip(entries, values).map { ArchiveValue.Field(key: $0.key, value: $1) }
    return (.dictionary(Self.sorted(fields)), byteCount + keys)
  }

  private mutating func value(at uid: ObjectUID) throws(KeyedArchiveError) -> Sized {
    guard open.insert(uid).inserted else { return (.cycle(uid.index), 0) }
    defer { open.remove(uid) }
    try budget.enter()
    defer { budget.leave() }
    let own = archive.byteCount(at: uid)
    try budget.spend(bytes: own)
    let (value, children) = try content(at: uid)
    return (value, own + children)
  }

  /// Bytes, or what a property list or a keyed archive in them says.
  private mutating func data(_ data: Data) throws(KeyedArchiveError) -> ArchiveValue {
    if let list = EmbeddedPropertyList(data) {
      let (value, _) = try value(of: list.value)
      return .object(className: "NSData", fields: [.init(key: "propertyList", value: value)])
    }
    guard let limits = budget.limits(ofArchiveOf: data.count),
      let tree = KeyedArchiveTree(in: data, limits)
    else { return .data(data) }
    try budget.spend(bytes: data.count)
    return .keyedArchive(
      byteCount: data.count, top: tree.top.map { .init(key: $0.key, value: $0.value) })
  }

  private static func content(of object: KeyedArchiveObject) -> ArchiveValue? {
    switch object {
    case .null: .null
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .real(let number): .real(number)
    case .date(let seconds): .date(seconds)
    case .string(let text): .string(text)
    case .classRecord(let record): .object(className: record.name, fields: [])
    case .data, .instance: nil
    }
  }

  private mutating func content(at uid: ObjectUID) throws(KeyedArchiveError) -> Sized {
    if let value = Self.content(of: archive[uid]) { return (value, 0) }
    if case .data(let bytes) = archive[uid] { return (try data(bytes), 0) }
    if let path = try archive.restorationPath(at: uid) {
      let byteCount = PropertyListOutput.byteCount(ofScalar: .string(path))
      try budget.spend(bytes: byteCount)
      return (.reference(path: path), byteCount)
    }
    if let object = try archive.foundationObject(at: uid) { return try content(of: object) }
    return try instance(at: uid)
  }

  private mutating func content(of object: FoundationObject) throws(KeyedArchiveError) -> Sized {
    switch object {
    case .null: return (.null, 0)
    case .string(let text): return (.string(text), 0)
    case .data(let bytes): return (try data(bytes), 0)
    case .date(let seconds): return (.date(seconds), 0)
    case .uuid(let bytes): return (.uuid(UUIDText.text(of: bytes)), 0)
    case .url(let relative, let base): return try url(relative, base: base)
    case .array(let uids), .orderedSet(let uids):
      let (values, byteCount) = try values(at: uids)
      return (.array(values), byteCount)
    case .set(let uids):
      let (values, byteCount) = try values(at: uids)
      return (.set(values), byteCount)
    case .dictionary(let pairs): return try dictionary(of: pairs)
    }
  }

  private mutating func values(
    at uids: [ObjectUID]
  ) throws(KeyedArchiveError) -> (values: [ArchiveValue], byteCount: Int) {
    var values: [ArchiveValue] = []
    var sum = 0
    for uid in uids {
      let (value, byteCount) = try value(at: uid)
      values.append(value)
      sum += byteCount
    }
    return (values, sum)
  }

  /// A URL as `NSURL` describes itself: with its base if it has one.
  private mutating func url(
    _ relative: String, base: ObjectUID
  ) throws(KeyedArchiveError) -> Sized {
    let own = PropertyListOutput.byteCount(ofScalar: .string(relative))
    guard base != .null else { return (.url(relative), own) }
    let (value, byteCount) = try value(at: base)
    guard case .url(let text) = value else { return (.url(relative), own + byteCount) }
    return (.url("\(relative) -- \(text)"), own + byteCount)
  }

  private mutating func dictionary(
    of pairs: [(key: ObjectUID, value: ObjectUID)]
  ) throws(KeyedArchiveError) -> Sized {
    let (keys, keyByteCount) = try values(at: pairs.map(\.key))
    let (values, byteCount) = try values(at: pairs.map(\.value))
    let fields = zip(keys, values).map {
      ArchiveValue.Field(key: ArchiveValueText.key($0), value: $1)
    }
    return (.dictionary(Self.sorted(fields)), keyByteCount + byteCount)
  }

  private mutating func instance(at uid: ObjectUID) throws(KeyedArchiveError) -> Sized {
    guard case .instance(let instance) = archive[uid] else { return (.null, 0) }
    try budget.spend(name: instance.className)
    let entries = try entries(of: instance.fields)
    let fields = entries.map { ArchiveValue.Field(key: $0.key, value: $0.value) }
    // What is stored in the object itself is in the object's own bytes.
    let children = entries.reduce(0) { sum, entry in
      switch instance.fields[entry.key] {
      case .reference?, .references?: sum + entry.byteCount
      default: sum
      }
    }
    return (.object(className: instance.className, fields: fields), children)
  }

  private static func sorted(_ fields: [ArchiveValue.Field]) -> [ArchiveValue.Field] {
    fields.sorted { ArchiveKeyOrder.precedes($0.key, $1.key) }
  }
}
