public import Foundation

/// A connection over which bytes go both ways; here it fails at once, as without a network.
open class URLSessionStreamTask: URLSessionTask, @unchecked Sendable {
  open func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
    completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
  ) {
    URLSession.queue.async { completionHandler(nil, true, URLError(.notConnectedToInternet)) }
  }

  open func write(
    _ data: Data, timeout: TimeInterval,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    URLSession.queue.async { completionHandler(URLError(.notConnectedToInternet)) }
  }

  open func captureStreams() {}
  open func closeWrite() {}
  open func closeRead() {}
  open func startSecureConnection() {}
  open func stopSecureConnection() {}
}

/// The object that a session notifies of its streams; none is opened here.
public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
  func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
  func urlSession(
    _ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
  func urlSession(
    _ session: URLSession, streamTask: URLSessionStreamTask,
    didBecome inputStream: InputStream, outputStream: OutputStream)
}

extension URLSessionStreamDelegate {
  public func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask) {}
  public func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask) {}
  public func urlSession(
    _ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask
  ) {}
  public func urlSession(
    _ session: URLSession, streamTask: URLSessionStreamTask,
    didBecome inputStream: InputStream, outputStream: OutputStream
  ) {}
}
