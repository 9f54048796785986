/// An object of a binary property list as it stands in the file, before its references are followed.
enum PropertyListObject {
  case scalar(PropertyListValue)
  case container(Container)

  /// An array, set or dictionary: where its references are.
  struct Container {
    enum Kind {
      case array
      case set
      case dictionary
    }

    let kind: Kind
    /// The number of elements, or of pairs of key and value.
    let count: Int
    let references: Range<Int>
  }
}

extension PropertyListObject {
  /// What the object is, for messages.
  var kind: String {
    switch self {
    case .scalar(let value): value.kind
    case .container(let container):
      switch container.kind {
      case .array: "an array"
      case .set: "a set"
      case .dictionary: "a dictionary"
      }
    }
  }
}
