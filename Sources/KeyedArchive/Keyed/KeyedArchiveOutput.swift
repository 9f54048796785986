import struct Foundation.Data

/// Numbers the values of a storage and writes them: a binary property list with the same bytes as
/// `BinaryPropertyListWriter` makes of the same value.
struct KeyedArchiveOutput {
  private typealias Code = KeyedArchiveStorage.Code

  private let storage: KeyedArchiveStorage

  /// The values in the order of their numbers.
  private var codes: [UInt32] = []

  /// The numbers of the children of each container, one container behind the other.
  private var references: [UInt32] = []

  /// The numbers of those values that are written once, by their indices.
  private var leafNumbers: [UInt32]
  private var uidNumbers: [UInt32]
  private static let none = UInt32.max

  /// - Parameter objectCount: How many places references may name.
  init(_ storage: KeyedArchiveStorage, top: KeyedArchiveStorage.Code, objectCount: Int) {
    self.storage = storage
    leafNumbers = Array(repeating: Self.none, count: storage.leaves.count)
    uidNumbers = Array(repeating: Self.none, count: objectCount)
    _ = number(of: top)
    // Containers are opened in the order of their numbers: a queue, not recursion.
    var next = 0
    while next < codes.count {
      let code = Code(bits: codes[next])
      next += 1
      guard code.kind == .container else { continue }
      for child in storage.children(ofContainerAt: code.index) {
        references.append(number(of: Code(bits: child)))
      }
    }
  }

  private mutating func number(of code: Code) -> UInt32 {
    let number = UInt32(codes.count)
    switch code.kind {
    case .leaf:
      if leafNumbers[code.index] != Self.none { return leafNumbers[code.index] }
      leafNumbers[code.index] = number
    case .uid:
      while code.index >= uidNumbers.count { uidNumbers.append(Self.none) }
      if uidNumbers[code.index] != Self.none { return uidNumbers[code.index] }
      uidNumbers[code.index] = number
    case .container: break
    }
    codes.append(code.bits)
    return number
  }

  func data() -> Data {
    var output = PropertyListOutput(objectCount: codes.count)
    output.bytes.reserveCapacity(byteCount(referenceSize: output.referenceSize))
    var offsets: [UInt32] = []
    offsets.reserveCapacity(codes.count)
    var nextReference = 0
    for bits in codes {
      offsets.append(UInt32(output.bytes.count))
      let code = Code(bits: bits)
      switch code.kind {
      case .leaf: output.scalar(storage.leaves[code.index])
      case .uid: output.scalar(.uid(UInt32(code.index)))
      case .container:
        let marker = storage.marker(ofContainerAt: code.index)
        let count = storage.children(ofContainerAt: code.index).count
        output.container(
          marker, count: marker == .dictionary ? count / 2 : count,
          references: references[nextReference..<(nextReference + count)])
        nextReference += count
      }
    }
    output.end(offsets: offsets)
    return output.bytes.takeData()
  }

  /// What the file takes at most.
  private func byteCount(referenceSize: Int) -> Int {
    let table = codes.count * 4 + BinaryPropertyListTrailer.byteCount
    return codes.reduce(references.count * referenceSize + table + 8) { sum, bits in
      let code = Code(bits: bits)
      guard code.kind == .leaf else { return sum + 10 }
      return sum + PropertyListOutput.byteCount(ofScalar: storage.leaves[code.index])
    }
  }
}
