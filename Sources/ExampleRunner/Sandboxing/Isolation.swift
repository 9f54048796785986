/// By which means untrusted programs are kept from the rest of the machine.
package enum Isolation: String, Hashable, Codable, Sendable, CaseIterable {
  /// Namespaces of their own, and all that `landlock` holds.
  case bubblewrap

  /// The kernel shows them no files but their own, refuses what would reach other processes or the network, and
  /// none of them runs as root; that there are other processes they can see.
  case landlock

  /// What they use is limited, and what they started is found and ended; what the user may reach, they may.
  case unconfined = "none"
}

extension Isolation: CustomStringConvertible {
  /// What the tool says of it, after what it did.
  package var description: String {
    switch self {
    case .bubblewrap: "in bubblewrap"
    case .landlock: "isolated by Landlock"
    case .unconfined: "under resource limits alone"
    }
  }
}

extension Isolation: Comparable {
  /// Whether the first holds less than the second.
  package static func < (first: Isolation, second: Isolation) -> Bool {
    first.strength < second.strength
  }

  private var strength: Int {
    switch self {
    case .bubblewrap: 2
    case .landlock: 1
    case .unconfined: 0
    }
  }
}
