/// The version of a system or an SDK: numbers with full stops between them, `18.4`.
package struct VersionNumber: Comparable, CustomStringConvertible, Sendable {
  private let components: [Int]

  package let description: String

  /// Reads a version; what is not a number counts as 0.
  package init(_ text: String) {
    components = text.split(separator: ".").map { Int($0) ?? 0 }
    description = text
  }

  /// The version as a system says its own: with a full stop at least, `18.0`.
  package var ofSystem: VersionNumber {
    components.count == 1 ? VersionNumber("\(description).0") : self
  }

  package var major: Int { components.first ?? 0 }

  package static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  package static func < (left: Self, right: Self) -> Bool {
    let count = max(left.components.count, right.components.count)
    return left.filled(to: count).lexicographicallyPrecedes(right.filled(to: count))
  }

  private func filled(to count: Int) -> [Int] {
    components + Array(repeating: 0, count: count - components.count)
  }
}
