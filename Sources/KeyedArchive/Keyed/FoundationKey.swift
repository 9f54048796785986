/// The keys under which Foundation's own classes encode themselves.
enum FoundationKey {
  static let objects = "NS.objects"
  static let keys = "NS.keys"
  static let time = "NS.time"
  static let string = "NS.string"
  static let bytes = "NS.bytes"
  static let data = "NS.data"
  static let base = "NS.base"
  static let relative = "NS.relative"
  static let uuidBytes = "NS.uuidbytes"

  /// Sets of some versions number their elements instead of putting them into an array.
  static func object(_ index: Int) -> String { "NS.object.\(index)" }
}
