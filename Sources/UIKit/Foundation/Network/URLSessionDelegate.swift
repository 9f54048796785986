public import Foundation

/// Who is told of a session.
public protocol URLSessionDelegate: AnyObject {
  /// Tells that the session has come to its end.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

/// Who is told of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Tells that a task has come to its end.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// Who is told of answers piece by piece; none comes here.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

/// Who is told of files that were fetched; none is here.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Tells where the file is.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
}

extension URLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}
}
