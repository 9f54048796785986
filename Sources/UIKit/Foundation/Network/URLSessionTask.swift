public import Foundation
import Synchronization

/// A request on its way.
open class URLSessionTask: NSObject, @unchecked Sendable {
  // `@unchecked` because its state is behind a lock, and the rest is constant.

  /// How far a task is.
  public enum State: Int, Sendable {
    /// On its way.
    case running
    /// Not begun, or held.
    case suspended
    /// Being given up.
    case canceling
    /// At its end.
    case completed
  }

  /// The number of the task in its session.
  public let taskIdentifier: Int

  /// What was asked.
  public let originalRequest: URLRequest?

  /// What is asked.
  open var currentRequest: URLRequest? { originalRequest }

  /// A name for the app.
  open var taskDescription: String?

  /// What answered; nothing does.
  open var response: URLResponse? { nil }

  private struct Progress {
    var state = State.suspended
    var error: URLError?
  }

  private let progress = Mutex(Progress())
  private let ended: @Sendable (URLSessionTask, URLError) -> Void

  init(
    _ identifier: Int, _ request: URLRequest,
    ended: @escaping @Sendable (URLSessionTask, URLError) -> Void
  ) {
    taskIdentifier = identifier
    originalRequest = request
    self.ended = ended
  }

  /// How far the task is.
  open var state: State { progress.withLock(\.state) }

  /// What went wrong.
  open var error: (any Error)? { progress.withLock(\.error) }

  /// Sends the request; as on a phone in airplane mode, that fails.
  open func resume() {
    let begins = progress.withLock { progress in
      defer { progress.state = .running }
      return progress.state == .suspended
    }
    guard begins else { return }
    end(URLError(.notConnectedToInternet))
  }

  /// Gives the request up.
  open func cancel() {
    guard state != .completed else { return }
    end(URLError(.cancelled))
  }

  /// Holds the request.
  open func suspend() {}

  private func end(_ error: URLError) {
    URLSession.queue.async { [self] in
      let isFirst = progress.withLock { progress in
        guard progress.state != .completed else { return false }
        progress = Progress(state: .completed, error: error)
        return true
      }
      if isFirst { ended(self, error) }
    }
  }
}

/// A request whose answer is kept in memory.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request that sends data along.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A request whose answer becomes a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
