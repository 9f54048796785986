/// How long the path of a saved object may be before its archive is refused.
enum PathLimits {
  static let byteCount = 64 << 10

  /// Identifiers and positions together; what walks up and down a tree does so step by step.
  static let componentCount = 1_024

  static func check(_ path: String, of object: ObjectUID) throws(RestorationArchiveError) {
    guard path.utf8.count <= byteCount else {
      throw .pathTooLong(limit: byteCount, object: object.index)
    }
    let slashes = path.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
    guard slashes < componentCount else {
      throw .pathTooDeep(limit: componentCount, object: object.index)
    }
  }
}
