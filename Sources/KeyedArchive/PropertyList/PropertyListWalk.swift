/// Follows the references of a binary property list from its top object, children first.
struct PropertyListWalk {
  /// An object that was met, as far as its children are read.
  private enum State {
    case unread
    case open
    case read
  }

  /// A container whose children are being read.
  private struct Frame {
    var object: Int
    var byteCount: Int
    var container: PropertyListObject.Container
    var nextReference: Int
    /// Of the children read so far.
    var height = 0
    var expandedByteCount: Int
  }

  private let trailer: BinaryPropertyListTrailer
  private let limits: PropertyListLimits
  private let bytes: PropertyListBytes
  private let parser: PropertyListObjectParser

  private var states: [State]
  private var values: [PropertyListValue]
  private var heights: [Int32]
  private var expandedByteCounts: [Int]
  private var stack: [Frame] = []
  private var readByteCount = 0

  init(
    _ buffer: UnsafeRawBufferPointer, trailer: BinaryPropertyListTrailer,
    limits: PropertyListLimits
  ) {
    self.trailer = trailer
    self.limits = limits
    bytes = PropertyListBytes(buffer: buffer, end: trailer.offsetTable)
    parser = PropertyListObjectParser(bytes: bytes, referenceSize: trailer.referenceSize)
    states = Array(repeating: .unread, count: trailer.objectCount)
    values = Array(repeating: .null, count: trailer.objectCount)
    heights = Array(repeating: 0, count: trailer.objectCount)
    expandedByteCounts = Array(repeating: 0, count: trailer.objectCount)
  }

  mutating func topObject() throws(PropertyListError) -> PropertyListValue {
    let table = trailer.offsetTable + trailer.topObject * trailer.offsetSize
    try visit(trailer.topObject, referredToAt: table)
    while let top = stack.indices.last {
      let next = stack[top].nextReference
      if next < stack[top].container.references.upperBound {
        stack[top].nextReference += trailer.referenceSize
        try visit(try child(at: next), referredToAt: next)
      } else {
        try close(stack.removeLast())
      }
    }
    return values[trailer.topObject]
  }

  private func child(at reference: Int) throws(PropertyListError) -> Int {
    let index = bytes.unsigned(at: reference, size: trailer.referenceSize)
    guard index < UInt64(trailer.objectCount) else {
      throw PropertyListError(
        byteOffset: reference, reason: .reference(index, objectCount: trailer.objectCount))
    }
    return Int(index)
  }

  /// Reads an object, or counts it again for the container that refers to it.
  private mutating func visit(_ object: Int, referredToAt reference: Int) throws(PropertyListError)
  {
    switch states[object] {
    case .open: throw PropertyListError(byteOffset: reference, reason: .containsItself)
    case .read: try count(object, at: reference)
    case .unread: try read(object, referredToAt: reference)
    }
  }

  private mutating func read(_ object: Int, referredToAt reference: Int) throws(PropertyListError) {
    let offset = try offset(of: object)
    let (parsed, end) = try parser.object(at: offset)
    // Objects may not share bytes, or a short file could make a long work.
    readByteCount += end - offset
    guard readByteCount <= bytes.end else {
      throw PropertyListError(byteOffset: offset, reason: .objectsOverlap)
    }
    switch parsed {
    case .scalar(let value):
      states[object] = .read
      values[object] = value
      expandedByteCounts[object] = end - offset
      try count(object, at: reference)
    case .container(let container):
      guard stack.count < limits.depth else {
        throw PropertyListError(byteOffset: offset, reason: .tooDeep(limit: limits.depth))
      }
      states[object] = .open
      stack.append(
        Frame(
          object: object, byteCount: end - offset, container: container,
          nextReference: container.references.lowerBound, expandedByteCount: end - offset))
    }
  }

  private func offset(of object: Int) throws(PropertyListError) -> Int {
    let entry = trailer.offsetTable + object * trailer.offsetSize
    let offset = bytes.unsigned(at: entry, size: trailer.offsetSize)
    let header = UInt64(PropertyListMarker.fileHeader.count)
    guard offset >= header, offset < UInt64(trailer.offsetTable) else {
      throw PropertyListError(byteOffset: entry, reason: .objectOutsideObjects(offset))
    }
    return Int(offset)
  }

  /// Adds a child that is read to the container it is in.
  private mutating func count(_ object: Int, at reference: Int) throws(PropertyListError) {
    guard let top = stack.indices.last else { return }
    stack[top].height = max(stack[top].height, Int(heights[object]))
    let room = limits.expandedByteCount - stack[top].expandedByteCount
    guard expandedByteCounts[object] <= room else {
      throw PropertyListError(
        byteOffset: reference, reason: .expandsTooMuch(limit: limits.expandedByteCount))
    }
    stack[top].expandedByteCount += expandedByteCounts[object]
    // A shared container may be deeper than where it was met first.
    guard stack.count + stack[top].height <= limits.depth else {
      throw PropertyListError(byteOffset: reference, reason: .tooDeep(limit: limits.depth))
    }
  }

  private mutating func close(_ frame: Frame) throws(PropertyListError) {
    states[frame.object] = .read
    values[frame.object] = try value(of: frame.container)
    heights[frame.object] = Int32(clamping: frame.height + 1)
    expandedByteCounts[frame.object] = frame.expandedByteCount
    try count(frame.object, at: frame.container.references.lowerBound)
  }

  private func value(
    of container: PropertyListObject.Container
  ) throws(PropertyListError) -> PropertyListValue {
    switch container.kind {
    case .array: .array(elements(of: container))
    case .set: .set(elements(of: container))
    case .dictionary: .dictionary(try entries(of: container))
    }
  }

  private func elements(of container: PropertyListObject.Container) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    elements.reserveCapacity(container.count)
    for index in 0..<container.count { elements.append(values[reference(index, of: container)]) }
    return elements
  }

  private func entries(
    of container: PropertyListObject.Container
  ) throws(PropertyListError) -> [PropertyListValue.Entry] {
    var keys = UniqueKeys(capacity: container.count)
    var entries: [PropertyListValue.Entry] = []
    entries.reserveCapacity(container.count)
    for index in 0..<container.count {
      let key = values[reference(index, of: container)]
      let offset = container.references.lowerBound + index * trailer.referenceSize
      guard case .string(let text) = key else {
        throw PropertyListError(byteOffset: offset, reason: .keyIsNotAString(key.kind))
      }
      guard keys.insert(text) else {
        throw PropertyListError(byteOffset: offset, reason: .duplicateKey(text))
      }
      let value = values[reference(container.count + index, of: container)]
      entries.append(PropertyListValue.Entry(text, value))
    }
    return entries
  }

  /// The object that the reference number `index` names; it was visited, so it is in range.
  private func reference(_ index: Int, of container: PropertyListObject.Container) -> Int {
    let offset = container.references.lowerBound + index * trailer.referenceSize
    return Int(bytes.unsigned(at: offset, size: trailer.referenceSize))
  }
}
