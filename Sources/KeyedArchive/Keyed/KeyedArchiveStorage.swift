/// What an archive that is being built consists of: numbers that stand for values.
///
/// A tree of values would take several times the memory of the file.
struct KeyedArchiveStorage {
  /// A value in the storage: what it is, in the two highest bits, and which, in the others.
  struct Code: Equatable {
    enum Kind: UInt32 {
      case leaf
      case uid
      case container
    }

    static let limit: UInt32 = 1 << 30

    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    init(_ kind: Kind, _ index: Int) {
      precondition(index < Int(Self.limit), "An archive has no more than 2³⁰ values")
      bits = kind.rawValue << 30 | UInt32(index)
    }

    var kind: Kind { Kind(rawValue: bits >> 30) ?? .leaf }
    var index: Int { Int(bits & (Self.limit - 1)) }
  }

  private var known = KeyedArchiveLeaves()

  /// The containers, one after the other: the marker, the number of children, and the children; of
  /// a dictionary, its keys and then its values.
  private var words: [UInt32] = []

  private(set) var containerCount = 0

  /// The values without children, each once.
  var leaves: [PropertyListValue] { known.values }

  /// A value without children.
  mutating func leaf(_ value: PropertyListValue) -> Code { Code(.leaf, known.number(of: value)) }

  mutating func leaf(_ text: String) -> Code { leaf(.string(text)) }

  /// Makes room: nothing is added any more.
  mutating func finish() {
    known.finish()
    words.trim()
  }

  mutating func container(
    _ marker: PropertyListMarker, _ children: some Collection<Code>
  ) -> Code {
    let start = words.count
    containerCount += 1
    words.append(UInt32(marker.rawValue))
    words.append(UInt32(children.count))
    words.append(contentsOf: children.lazy.map(\.bits))
    return Code(.container, start)
  }

  func marker(ofContainerAt start: Int) -> PropertyListMarker {
    PropertyListMarker(rawValue: UInt8(truncatingIfNeeded: words[start])) ?? .array
  }

  func children(ofContainerAt start: Int) -> ArraySlice<UInt32> {
    words[(start + 2)..<(start + 2 + Int(words[start + 1]))]
  }

  /// A value with its children.
  mutating func add(_ value: PropertyListValue) -> Code {
    switch value {
    case .uid(let uid) where uid < Code.limit: Code(.uid, Int(uid))
    case .array(let elements): add(.array, elements)
    case .set(let elements): add(.set, elements)
    case .dictionary(let entries):
      add(.dictionary, entries.map { .string($0.key) } + entries.map(\.value))
    default: leaf(value)
    }
  }

  private mutating func add(
    _ marker: PropertyListMarker, _ children: [PropertyListValue]
  ) -> Code {
    var codes: [Code] = []
    for child in children { codes.append(add(child)) }
    return container(marker, codes)
  }
}
