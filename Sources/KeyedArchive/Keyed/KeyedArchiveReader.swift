package import struct Foundation.Data

/// Reads keyed archives that nobody vouches for, whatever program wrote them.
///
/// Every reference is checked, so that following one in the archive cannot fail.
package struct KeyedArchiveReader {
  package var limits: PropertyListLimits

  package init(limits: PropertyListLimits = PropertyListLimits()) {
    self.limits = limits
  }

  /// The table of objects that a file is.
  package func archive(of data: Data) throws(KeyedArchiveError) -> KeyedArchive {
    let (root, referenceSize) = try propertyList(of: data)
    let objects = try table(in: root)
    guard case .dictionary(let topEntries)? = root[KeyedArchiveFormat.topKey] else {
      throw KeyedArchiveError(reason: .topIsNotADictionary)
    }
    let parser = try KeyedArchiveObjectParser(table: objects)
    let sizes = KeyedArchiveObjectSize(referenceSize: referenceSize)
    return KeyedArchive(
      top: try parser.fields(topEntries, of: nil),
      objects: try parser.objects(),
      byteCounts: objects.map(sizes.byteCount(of:)))
  }

  private func propertyList(
    of data: Data
  ) throws(KeyedArchiveError) -> (PropertyListValue, referenceSize: Int) {
    do {
      return try BinaryPropertyListReader(limits: limits).valueAndReferenceSize(of: data)
    } catch {
      throw KeyedArchiveError(reason: .propertyList(error))
    }
  }

  private func table(in root: PropertyListValue) throws(KeyedArchiveError) -> [PropertyListValue] {
    guard case .dictionary = root else {
      throw KeyedArchiveError(reason: .rootIsNotADictionary(root.kind))
    }
    try checkOrigin(of: root)
    guard case .array(let objects)? = root[KeyedArchiveFormat.objectsKey] else {
      throw KeyedArchiveError(reason: .objectsAreNotAnArray)
    }
    guard objects.first == .string(KeyedArchiveFormat.null) else {
      throw KeyedArchiveError(reason: .firstObjectIsNotNull)
    }
    return objects
  }

  private func checkOrigin(of root: PropertyListValue) throws(KeyedArchiveError) {
    let archiver = root[KeyedArchiveFormat.archiverKey]
    guard archiver == .string(KeyedArchiveFormat.archiver) else {
      throw KeyedArchiveError(reason: .unknownArchiver(Self.text(of: archiver)))
    }
    let version = root[KeyedArchiveFormat.versionKey]
    guard version == .integer(KeyedArchiveFormat.version) else {
      throw KeyedArchiveError(reason: .unknownVersion(Self.text(of: version)))
    }
  }

  private static func text(of value: PropertyListValue?) -> String {
    switch value {
    case .string(let text)?: text
    case .integer(let number)?: "\(number)"
    case let other?: other.kind
    case nil: "nobody knows what"
    }
  }
}
