/// By which means programs that nobody vouches for are kept from the rest of the machine.
package enum Isolation: String, Hashable, Codable, Sendable, CaseIterable {
  /// They see no files, no processes and no network but their own.
  case bubblewrap

  /// What they use is limited, and what they started is found and ended; what the user may reach,
  /// they may.
  case limits
}

extension Isolation: CustomStringConvertible {
  /// What the tool says of it, behind what it did.
  package var description: String {
    switch self {
    case .bubblewrap: "in bubblewrap"
    case .limits: "under resource limits alone"
    }
  }
}
