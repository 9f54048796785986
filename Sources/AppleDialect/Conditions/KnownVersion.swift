/// A version that `#if` asks for, as far as it is known without the compiler.
struct KnownVersion {
  /// Its numbers from the left: `[5, 10]`.
  private let numbers: [Int]

  /// Whether that is all of it: 6 may be 6.3.
  private let isWhole: Bool

  /// The compiler's: any that builds this tool is of Swift 6.
  static let compiler = KnownVersion(numbers: [6], isWhole: false)

  /// The language's in a mode: the last of an older version, and the compiler's in its own.
  static func language(mode: String) -> KnownVersion {
    lastVersions[mode].map { KnownVersion(numbers: $0, isWhole: true) } ?? compiler
  }

  /// As the compiler answers in each of these modes.
  private static let lastVersions = ["4": [4, 1, 50], "4.2": [4, 2], "5": [5, 10]]

  /// Whether it is as new as another or newer; nil where that is not known.
  func isAtLeast(_ other: String) -> Bool? {
    var other = other.split(separator: ".").compactMap { Int($0) }
    while other.count > 1, other.last == 0 { other.removeLast() }
    guard numbers.lexicographicallyPrecedes(other) else { return true }
    return !isWhole && other.first == numbers.first ? nil : false
  }
}
