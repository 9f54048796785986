public import Foundation

extension Stream {
  /// Makes two streams of which the first reads what the second writes.
  ///
  /// A write takes as much as there is room for in the buffer, and waits for room in a full one; a read waits for bytes
  /// until the writer closes.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = BoundBuffer(size: max(1, bufferSize))
    inputStream?.pointee = BoundInputStream(buffer)
    outputStream?.pointee = BoundOutputStream(buffer)
  }
}

/// The bytes between two streams.
private final class BoundBuffer: @unchecked Sendable {
  // `@unchecked` because all of it is read and written under its condition.

  private let condition = NSCondition()
  private let size: Int
  private var bytes: [UInt8] = []
  private var isWritten = false
  private var isRead = false

  init(size: Int) { self.size = size }

  func write(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    condition.withLock {
      while bytes.count >= size, !isRead, !isWritten { condition.wait() }
      guard !isRead, !isWritten else { return -1 }
      let written = min(count, size - bytes.count)
      bytes += UnsafeBufferPointer(start: start, count: written)
      condition.broadcast()
      return written
    }
  }

  func read(_ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    condition.withLock {
      while bytes.isEmpty, !isWritten, !isRead { condition.wait() }
      let taken = min(count, bytes.count)
      for index in 0..<taken { start[index] = bytes[index] }
      bytes.removeFirst(taken)
      condition.broadcast()
      return taken
    }
  }

  var hasBytes: Bool { condition.withLock { !bytes.isEmpty || !isWritten } }
  var hasRoom: Bool { condition.withLock { bytes.count < size && !isRead } }
  var isAtEnd: Bool { condition.withLock { bytes.isEmpty && isWritten } }

  func closeWriting() { close { self.isWritten = true } }
  func closeReading() { close { self.isRead = true } }

  private func close(_ change: () -> Void) {
    condition.withLock {
      change()
      condition.broadcast()
    }
  }
}

private final class BoundInputStream: InputStream {
  private let buffer: BoundBuffer
  private var status = Stream.Status.notOpen

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  override var streamStatus: Stream.Status { buffer.isAtEnd && status == .open ? .atEnd : status }
  override var hasBytesAvailable: Bool { buffer.hasBytes }
  override func open() { status = .open }

  override func close() {
    status = .closed
    buffer.closeReading()
  }

  override func read(_ start: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    status == .open ? buffer.read(start, maxLength) : -1
  }
}

private final class BoundOutputStream: OutputStream {
  private let buffer: BoundBuffer
  private var status = Stream.Status.notOpen

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }

  required convenience init(toMemory: ()) { self.init(BoundBuffer(size: 1)) }

  override var streamStatus: Stream.Status { status }
  override var hasSpaceAvailable: Bool { buffer.hasRoom }
  override func open() { status = .open }

  override func close() {
    status = .closed
    buffer.closeWriting()
  }

  override func write(_ start: UnsafePointer<UInt8>, maxLength: Int) -> Int {
    status == .open ? buffer.write(start, maxLength) : -1
  }
}
