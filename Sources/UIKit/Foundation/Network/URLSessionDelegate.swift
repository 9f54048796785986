public import Foundation

/// The object that a session notifies of its life.
public protocol URLSessionDelegate: AnyObject {
  /// Tells that the session has come to its end.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

/// The object that a session notifies of its tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Tells that a task has come to its end.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// The object that a session notifies of answers piece by piece; none comes here.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

/// The object that a session notifies of files that were fetched; none is here.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Tells where the file is.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
}

extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}
}
