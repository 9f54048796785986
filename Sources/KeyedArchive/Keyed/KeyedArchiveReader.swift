package import struct Foundation.Data

/// Reads keyed archives that can't be trusted, whatever program wrote them.
///
/// Every reference is checked, so that following one in the archive cannot fail.
package struct KeyedArchiveReader {
  package var limits: PropertyListLimits

  package init(limits: PropertyListLimits = PropertyListLimits()) {
    self.limits = limits
  }

  /// The table of objects that a file is.
  package func archive(of data: Data) throws(KeyedArchiveError) -> KeyedArchive {
    try archive(of: KeptBytes(data))
  }

  /// The table of objects that the bytes of a file are, which are not copied.
  package func archive(of bytes: KeptBytes) throws(KeyedArchiveError) -> KeyedArchive {
    let file = try propertyList(of: bytes)
    let root = try rootEntries(of: file)
    try checkOrigin(of: root, in: file)
    let table = try table(root, file)
    guard let top = root[KeyedArchiveFormat.topKey].flatMap(file.container),
      top.kind == .dictionary
    else { throw KeyedArchiveError(reason: .topIsNotADictionary) }
    return KeyedArchive(try KeyedArchiveObjects(file: file, table: table, top: top), top: top)
  }

  private func propertyList(of bytes: KeptBytes) throws(KeyedArchiveError) -> PropertyListFile {
    do {
      return try BinaryPropertyListReader(limits: limits).file(bytes)
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
    var entries: [String: Int] = [:]
    for index in 0..<container.count {
      let key = file.key(file.keyNumber(index, of: container))
      entries[key] = file.value(index, of: container)
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
  ) throws(KeyedArchiveError) -> PropertyListObject.Container {
    guard let table = root[KeyedArchiveFormat.objectsKey].flatMap(file.container),
      table.kind == .array
    else { throw KeyedArchiveError(reason: .objectsAreNotAnArray) }
    guard table.count > 0,
      case .scalar(.string(KeyedArchiveFormat.null)) = file.object(file.reference(0, of: table))
    else { throw KeyedArchiveError(reason: .firstObjectIsNotNull) }
    return table
  }

  private static func text(of object: PropertyListObject?) -> String {
    switch object {
    case .scalar(.string(let text))?: text
    case .scalar(.integer(let number))?: "\(number)"
    case let other?: other.kind
    case nil: "an unknown one"
    }
  }
}
