/// The keys and places that lead from a coder to the value that is being encoded:
/// `user.addresses[2].street`.
struct CodingWay: CustomStringConvertible {
  enum Step {
    case key(String)
    case index(Int)
    case entry(key: Any)
  }

  private var steps: [Step] = []

  var description: String {
    steps.reduce("") { text, step in
      switch step {
      case .key(let key): text + (text.isEmpty || key.hasPrefix("[") ? key : ".\(key)")
      case .index(let index): "\(text)[\(index)]"
      case .entry(let key as String): "\(text)[\"\(key)\"]"
      case .entry(let key): "\(text)[\(key)]"
      }
    }
  }

  mutating func enter(_ step: Step) { steps.append(step) }
  mutating func leave() { steps.removeLast() }
}
