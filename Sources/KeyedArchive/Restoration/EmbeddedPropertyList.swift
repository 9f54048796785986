import struct Foundation.Data

/// A binary property list that an app keeps as data: what `interactionState` gives, or an encoder of
/// its own.
struct EmbeddedPropertyList {
  /// Far more than a selection or a page's history takes, and little enough to read at every place.
  private static let limits = PropertyListLimits(
    fileByteCount: 64 << 10, objectCount: 4_096, depth: 16, expandedByteCount: 64 << 10)

  let value: PropertyListValue

  /// Nil where the data is not a property list, or a keyed archive, whose references lead to objects of
  /// its own.
  init?(_ data: Data) {
    guard data.starts(with: Data("bplist00".utf8)) else { return nil }
    // Whatever is wrong with it, the data is shown as data.
    guard let value = try? BinaryPropertyListReader(limits: Self.limits).value(of: data),
      !Self.hasReference(value)
    else { return nil }
    self.value = value
  }

  private static func hasReference(_ value: PropertyListValue) -> Bool {
    switch value {
    case .uid: true
    case .array(let elements), .set(let elements): elements.contains(where: hasReference)
    case .dictionary(let entries): entries.contains { hasReference($0.value) }
    case .null, .bool, .integer, .unsigned, .real, .date, .data, .string: false
    }
  }
}
