/// How large a file of saved state is for what it is: a few words about each screen.
///
/// Systems with a limit drop or refuse what is larger, and each launch reads all of it before the
/// first screen is shown. Where they set it is in the numbers here (safety 1.2).
package enum SavedStateSize: Hashable, Sendable, Comparable {
  case usual
  /// An app should keep part of it elsewhere.
  case large
  /// It is not a state of an interface any more.
  case veryLarge
  /// It is not read to be shown.
  case tooLarge

  /// More bytes than this are large, very large, too large.
  package static let largeByteCount = 50_000
  package static let veryLargeByteCount = 500_000
  package static let tooLargeByteCount = 4 << 20

  package init(byteCount: Int) {
    self =
      switch byteCount {
      case ...Self.largeByteCount: .usual
      case ...Self.veryLargeByteCount: .large
      case ...Self.tooLargeByteCount: .veryLarge
      default: .tooLarge
      }
  }

  /// A size as a person reads it: `63.2 kB`.
  package static func text(of byteCount: Int) -> String {
    // Divided first, so that no number overflows.
    let tenths = (byteCount / 10 + 5) / 10
    return "\(tenths / 10).\(tenths % 10) kB"
  }
}
