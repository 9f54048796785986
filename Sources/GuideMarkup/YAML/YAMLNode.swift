import Yams

/// A value in a YAML text, with its place.
package struct YAMLNode {
  let node: Node

  /// The text of a scalar; nil of a list or a mapping.
  package var scalar: String? { node.scalar?.string }

  /// What it is, for a sentence such as "but is a list".
  var kind: String {
    switch node {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return "a reference"
    case .scalar(let scalar):
      if scalar.string.isEmpty || node.tag == Tag(.null) { return "empty" }
      if node.tag == Tag(.bool) { return "a truth value" }
      if node.tag == Tag(.int) || node.tag == Tag(.float) { return "a number" }
      if node.tag == Tag(.timestamp) { return "a date" }
      return "something else"
    }
  }
}
