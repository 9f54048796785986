/// The keys and places that lead from a coder to the value that is being encoded:
/// `user.addresses[2].street`.
struct CodingWay: CustomStringConvertible {
  private var steps: [String] = []

  var description: String {
    steps.reduce("") { $0 + ($0.isEmpty || $1.hasPrefix("[") ? $1 : ".\($1)") }
  }

  mutating func enter(_ step: String) { steps.append(step) }
  mutating func leave() { steps.removeLast() }
}
