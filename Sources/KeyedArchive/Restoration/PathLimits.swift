/// How long the path of a saved object may be before its archive is refused.
enum PathLimits {
  static let byteCount = 64 << 10

  /// Identifiers and positions together; what walks up and down a tree does so step by step.
  static let componentCount = 1_024

  static func check(_ path: String, of object: ObjectUID) throws(RestorationArchiveError) {
    guard path.utf8.count <= byteCount else {
      throw .pathTooLong(limit: byteCount, object: object.index)
    }
    var slashes = 0
    for byte in path.utf8 where byte == UInt8(ascii: "/") { slashes += 1 }
    guard slashes < componentCount else {
      throw .pathTooDeep(limit: componentCount, object: object.index)
    }
  }
}
