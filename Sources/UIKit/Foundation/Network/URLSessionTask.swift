public import Foundation
import Synchronization

/// A request on its way.
open class URLSessionTask: NSObject, @unchecked Sendable {
  // `@unchecked` because its state is behind a lock, and an app sets the rest before the task begins.

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

  /// Who is notified of this task instead of the session's delegate.
  open weak var delegate: (any URLSessionTaskDelegate)?

  /// When the task may begin at the earliest.
  open var earliestBeginDate: Date?

  /// How important the task is, from 0 to 1.
  open var priority = URLSessionTask.defaultPriority

  /// How far the task is, for a view.
  public let progress = Foundation.Progress(totalUnitCount: -1)

  open var countOfBytesReceived: Int64 { 0 }
  open var countOfBytesSent: Int64 { 0 }
  open var countOfBytesExpectedToReceive: Int64 { NSURLSessionTransferSizeUnknown }
  open var countOfBytesExpectedToSend: Int64 { NSURLSessionTransferSizeUnknown }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  private struct Stage {
    var state = State.suspended
    var error: URLError?
  }

  private let stage = Mutex(Stage())
  private let ended: @Sendable (URLSessionTask, URLError) -> Void

  init(
    _ identifier: Int, _ request: URLRequest?,
    ended: @escaping @Sendable (URLSessionTask, URLError) -> Void
  ) {
    taskIdentifier = identifier
    originalRequest = request
    self.ended = ended
  }

  /// How far the task is.
  open var state: State { stage.withLock(\.state) }

  /// What went wrong.
  open var error: (any Error)? { stage.withLock(\.error) }

  /// Sends the request; as on a phone in airplane mode, that fails.
  open func resume() {
    let begins = stage.withLock { stage in
      defer { stage.state = .running }
      return stage.state == .suspended
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
      let isFirst = stage.withLock { stage in
        guard stage.state != .completed else { return false }
        stage = Stage(state: .completed, error: error)
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
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Gives the request up; there is nothing to go on with.
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    URLSession.queue.async { completionHandler(nil) }
  }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of what has no known size.
public let NSURLSessionTransferSizeUnknown: Int64 = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an error for what a download can go on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
