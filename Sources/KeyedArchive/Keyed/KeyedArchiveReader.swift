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
    let file = try propertyList(of: data)
    let root = try rootEntries(of: file)
    try checkOrigin(of: root, in: file)
    let table = try table(root, file)
    guard case .container(let top)? = root[KeyedArchiveFormat.topKey].map(file.object),
      top.kind == .dictionary
    else { throw KeyedArchiveError(reason: .topIsNotADictionary) }
    return KeyedArchive(
      try KeyedArchiveObjectParser(file: file, table: table, top: top), top: top)
  }

  private func propertyList(of data: Data) throws(KeyedArchiveError) -> PropertyListFile {
    do {
      return try BinaryPropertyListReader(limits: limits).file(data)
    } catch {
      throw KeyedArchiveError(reason: .propertyList(error))
    }
  }

  private func rootEntries(
    of file: PropertyListFile
  ) throws(KeyedArchiveError) -> [String: Int] {
    let root = file.object(file.topObject)
    guard case .container(let container) = root, container.kind == .dictionary else {
      throw KeyedArchiveError(reason: .rootIsNotADictionary(root.kind))
    }
    let objects = file.references(of: container)
    var entries: [String: Int] = [:]
    for index in 0..<container.count {
      let key = file.key(file.keyNumber(ofObject: objects[index]))
      entries[key] = objects[container.count + index]
    }
    return entries
  }

  private func checkOrigin(
    of root: [String: Int], in file: PropertyListFile
  ) throws(KeyedArchiveError) {
    let archiver = root[KeyedArchiveFormat.archiverKey].map(file.object)
    guard case .scalar(.string(KeyedArchiveFormat.archiver))? = archiver else {
      throw KeyedArchiveError(reason: .unknownArchiver(Self.text(of: archiver)))
    }
    let version = root[KeyedArchiveFormat.versionKey].map(file.object)
    guard case .scalar(.integer(KeyedArchiveFormat.version))? = version else {
      throw KeyedArchiveError(reason: .unknownVersion(Self.text(of: version)))
    }
  }

  private func table(
    _ root: [String: Int], _ file: PropertyListFile
  ) throws(KeyedArchiveError) -> [Int] {
    guard case .container(let objects)? = root[KeyedArchiveFormat.objectsKey].map(file.object),
      objects.kind == .array
    else { throw KeyedArchiveError(reason: .objectsAreNotAnArray) }
    let table = file.references(of: objects)
    guard case .scalar(.string(KeyedArchiveFormat.null))? = table.first.map(file.object) else {
      throw KeyedArchiveError(reason: .firstObjectIsNotNull)
    }
    return table
  }

  private static func text(of object: PropertyListObject?) -> String {
    switch object {
    case .scalar(.string(let text))?: text
    case .scalar(.integer(let number))?: "\(number)"
    case let other?: other.kind
    case nil: "nobody knows what"
    }
  }
}
