/// An object of a binary property list as it is in the file, before its references are followed.
enum PropertyListObject {
  case scalar(PropertyListValue)
  case container(Container)

  /// An array, set or dictionary: where its references are.
  ///
  /// Of half the size that its numbers would have: each saved object that is restored has some.
  struct Container {
    enum Kind {
      case array
      case set
      case dictionary
    }

    private let start: UInt32
    private let end: UInt32
    private let entryCount: UInt32
    let kind: Kind

    /// One whose references are in a file that is read, and which so has less than 2³² bytes.
    init(kind: Kind, count: Int, references: Range<Int>) {
      self.kind = kind
      entryCount = UInt32(count)
      start = UInt32(references.lowerBound)
      end = UInt32(references.upperBound)
    }

    /// The number of elements, or of pairs of key and value.
    var count: Int { Int(entryCount) }
    var references: Range<Int> { Int(start)..<Int(end) }
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
