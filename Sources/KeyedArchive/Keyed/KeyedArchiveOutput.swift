import struct Foundation.Data

/// Numbers the values of a storage and writes them: a binary property list with the same bytes as
/// `BinaryPropertyListWriter` makes of the same value.
struct KeyedArchiveOutput {
  private typealias Code = KeyedArchiveStorage.Code

  private let storage: KeyedArchiveStorage

  /// The values in the order of their numbers; of those that are written, where they begin.
  private var codes: [UInt32] = []

  /// The numbers of those values that are written once, by their indices.
  private var leafNumbers: [UInt32]
  private var uidNumbers: [UInt32]
  private static let none = UInt32.max

  /// - Parameter objectCount: How many places references may name.
  init(_ storage: KeyedArchiveStorage, top: KeyedArchiveStorage.Code, objectCount: Int) {
    self.storage = storage
    leafNumbers = Array(repeating: Self.none, count: storage.leaves.count)
    uidNumbers = Array(repeating: Self.none, count: objectCount)
    // Each value is numbered once. An array that grows has room for twice as much.
    codes.reserveCapacity(storage.leaves.count + objectCount + storage.containerCount)
    giveNumber(to: top)
    // Containers are opened in the order of their numbers: a queue, not recursion.
    var next = 0
    while next < codes.count {
      let code = Code(bits: codes[next])
      next += 1
      guard code.kind == .container else { continue }
      for child in storage.children(ofContainerAt: code.index) {
        giveNumber(to: Code(bits: child))
      }
    }
  }

  private mutating func giveNumber(to code: Code) {
    let number = UInt32(codes.count)
    switch code.kind {
    case .leaf:
      guard leafNumbers[code.index] == Self.none else { return }
      leafNumbers[code.index] = number
    case .uid:
      while code.index >= uidNumbers.count { uidNumbers.append(Self.none) }
      guard uidNumbers[code.index] == Self.none else { return }
      uidNumbers[code.index] = number
    case .container: break
    }
    codes.append(code.bits)
  }

  /// The file; may be asked for once.
  mutating func data() -> Data {
    var output = PropertyListOutput(objectCount: codes.count)
    output.bytes.reserveCapacity(byteCount(referenceSize: output.referenceSize))
    // Nothing refers to a container twice: the next one that is referred to has the next number.
    var nextContainer = 1
    for number in codes.indices {
      let code = Code(bits: codes[number])
      codes[number] = UInt32(output.bytes.count)
      switch code.kind {
      case .leaf: output.scalar(storage.leaves[code.index])
      case .uid: output.scalar(.uid(UInt32(code.index)))
      case .container:
        output.header(storage.marker(ofContainerAt: code.index), count: entryCount(of: code))
        for child in storage.children(ofContainerAt: code.index) {
          output.reference(self.number(of: Code(bits: child), nextContainer: &nextContainer))
        }
      }
    }
    output.end(offsets: codes)
    return output.bytes.takeData()
  }

  private func number(of code: Code, nextContainer: inout Int) -> UInt32 {
    switch code.kind {
    case .leaf: return leafNumbers[code.index]
    case .uid: return uidNumbers[code.index]
    case .container:
      while Code(bits: codes[nextContainer]).kind != .container { nextContainer += 1 }
      defer { nextContainer += 1 }
      return UInt32(nextContainer)
    }
  }

  /// What a container's header counts: of a dictionary, each key with its value.
  private func entryCount(of code: Code) -> Int {
    let count = storage.children(ofContainerAt: code.index).count
    return storage.marker(ofContainerAt: code.index) == .dictionary ? count / 2 : count
  }

  /// What the file takes, and a number's length more, as numbers are written whole.
  private func byteCount(referenceSize: Int) -> Int {
    var sum = PropertyListMarker.fileHeader.count
    for bits in codes {
      let code = Code(bits: bits)
      switch code.kind {
      case .leaf: sum += PropertyListOutput.byteCount(ofScalar: storage.leaves[code.index])
      case .uid: sum += PropertyListOutput.byteCount(ofScalar: .uid(UInt32(code.index)))
      case .container:
        sum += PropertyListOutput.headerByteCount(count: entryCount(of: code))
        sum += storage.children(ofContainerAt: code.index).count * referenceSize
      }
    }
    let table = codes.count * PropertyListOutput.size(of: UInt64(sum))
    return sum + table + BinaryPropertyListTrailer.byteCount + MemoryLayout<UInt64>.size
  }
}
