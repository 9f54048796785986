/// The attributes of an element in the order in which they are written.
package struct HTMLAttributes: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package private(set) var list: [Attribute] = []

  /// Takes the attributes whose value is not nil; an empty value stands for a bare attribute.
  package init(dictionaryLiteral elements: (String, String?)...) {
    for case (let name, let value?) in elements {
      list.append(Attribute(name: name, value: value))
    }
  }

  /// The same with one more.
  package func with(_ name: String, _ value: String) -> HTMLAttributes {
    var attributes = self
    attributes.list.append(Attribute(name: name, value: value))
    return attributes
  }
}
