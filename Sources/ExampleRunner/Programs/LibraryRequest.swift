/// What an object file asks the linker for: a library, by its plain name.
///
/// The compiler writes such a request for each imported module, and the linker would take any option from the
/// same place. An author can write there too (`@section`), so nothing else is passed on.
struct LibraryRequest: Hashable, Sendable {
  /// `Foundation`, of `-lFoundation`.
  let name: String

  /// Nil for an entry that asks for anything but a library of `lib….so` or `lib….a` in the folders of libraries.
  init?(_ entry: String) {
    guard entry.hasPrefix("-l") else { return nil }
    let name = entry.dropFirst(2)
    // Not `-l:file`, and no way out of the folders.
    guard !name.isEmpty, name.utf8.count <= Self.longestName, name.utf8.allSatisfy(Self.isPlain),
      name.utf8.first != UInt8(ascii: "."), name.utf8.first != UInt8(ascii: "-")
    else { return nil }
    self.name = String(name)
  }

  var option: String { "-l\(name)" }

  private static let longestName = 128

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
