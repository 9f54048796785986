/// Follows the references of a binary property list from its top object, children first.
struct PropertyListWalk<Sink: PropertyListSink> {
  /// An object that was met, as far as its children are read.
  private enum State {
    case unread
    case open
    case read
  }

  /// A container whose children are being read.
  private struct Frame {
    var object: Int
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

  private let references: PropertyListReferences

  private(set) var sink: Sink
  private var states: [State]
  private var heights: [Int32]
  private var expandedByteCounts: [Int]
  private var stack: [Frame] = []
  private var readByteCount = 0

  init(
    _ buffer: UnsafeRawBufferPointer, trailer: BinaryPropertyListTrailer,
    limits: PropertyListLimits, sink: Sink
  ) {
    self.sink = sink
    self.trailer = trailer
    self.limits = limits
    parser = PropertyListObjectParser(buffer, trailer: trailer)
    bytes = parser.bytes
    references = PropertyListReferences(bytes: bytes, referenceSize: trailer.referenceSize)
    states = Array(repeating: .unread, count: trailer.objectCount)
    heights = Array(repeating: 0, count: trailer.objectCount)
    expandedByteCounts = Array(repeating: 0, count: trailer.objectCount)
  }

  /// Reads everything that the top object consists of.
  mutating func run() throws(PropertyListError) {
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
  }

  @inline(__always)  // Else the walk is copied for each reference of a file.
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
    let offset = try trailer.offset(of: object, in: bytes)
    let (container, end) = try parser.extent(at: offset)
    // Objects may not share bytes, or a short file could make a long work.
    readByteCount += end - offset
    guard readByteCount <= bytes.end else {
      throw PropertyListError(byteOffset: offset, reason: .objectsOverlap)
    }
    guard let container else {
      states[object] = .read
      sink.take(object, at: offset)
      expandedByteCounts[object] = end - offset
      return try count(object, at: reference)
    }
    guard stack.count < limits.depth else {
      throw PropertyListError(byteOffset: offset, reason: .tooDeep(limit: limits.depth))
    }
    states[object] = .open
    stack.append(
      Frame(
        object: object, container: container, nextReference: container.references.lowerBound,
        expandedByteCount: end - offset))
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
    try sink.take(frame.container, as: frame.object, references: references)
    heights[frame.object] = Int32(clamping: frame.height + 1)
    expandedByteCounts[frame.object] = frame.expandedByteCount
    try count(frame.object, at: frame.container.references.lowerBound)
  }
}
