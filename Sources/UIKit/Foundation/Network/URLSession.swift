public import Foundation
import Synchronization

/// Asks the network, of which there is none: every task ends as on a phone in airplane mode.
///
/// What an app restores it restores without the network; this lets the rest of it be compiled and run.
/// On Linux Foundation's own is in FoundationNetworking, which would reach out.
open class URLSession: NSObject, @unchecked Sendable {
  // `@unchecked` because its number is behind a lock, and the rest is constant.

  /// The session for what needs none of its own.
  public static let shared = URLSession(configuration: .default)

  /// How the session asks.
  public let configuration: URLSessionConfiguration

  /// The object that the session notifies, for as long as the session lasts.
  public let delegate: (any URLSessionDelegate)?

  /// Where the delegate is called.
  public let delegateQueue: OperationQueue

  /// A name for the app.
  open var sessionDescription: String?

  /// Where tasks end, one after the other.
  static let queue = DispatchQueue(label: "reprise.network")

  private let lastIdentifier = Mutex(0)

  /// Creates a session.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
  }

  /// Ends the session when its tasks have ended.
  open func finishTasksAndInvalidate() {}

  /// Ends the session.
  open func invalidateAndCancel() {}

  // MARK: Data

  /// A task for an address.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// A task for a request.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(nextIdentifier(), request, ended: tellDelegate)
  }

  /// A task for an address, which says what came of it.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task for a request, which says what came of it.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(nextIdentifier(), request) { completionHandler(nil, nil, $1) }
  }

  /// A task for a request that sends data along, which says what came of it.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(nextIdentifier(), request) { completionHandler(nil, nil, $1) }
  }

  /// What an address answers.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// What a request is answered with.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// A task for a request that sends data along.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(nextIdentifier(), request, ended: tellDelegate)
  }

  /// A task for a request that sends a file along.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(nextIdentifier(), request, ended: tellDelegate)
  }

  /// A task for a request that sends a file along, which says what came of it.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(nextIdentifier(), request) { completionHandler(nil, nil, $1) }
  }

  /// A task for a request that sends what its delegate gives.
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    URLSessionUploadTask(nextIdentifier(), request, ended: tellDelegate)
  }

  /// What a request that sends data along is answered with.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (
    Data, URLResponse
  ) {
    try await data(for: request)
  }

  // MARK: Connections

  /// A connection to an address for messages.
  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// A connection to an address for messages, in one of some protocols.
  open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// A connection for messages.
  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(nextIdentifier(), request, ended: tellDelegate)
  }

  /// A connection to a host.
  open func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    URLSessionStreamTask(nextIdentifier(), nil, ended: tellDelegate)
  }

  // MARK: Files

  /// A task that makes a file of what an address answers.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// A task that makes a file of an answer.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nextIdentifier(), request, ended: tellDelegate)
  }

  /// A task that makes a file of what an address answers, and says what came of it.
  open func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nextIdentifier(), URLRequest(url: url)) {
      completionHandler(nil, nil, $1)
    }
  }

  /// A task that makes a file of a request, and says what came of it.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nextIdentifier(), request) { completionHandler(nil, nil, $1) }
  }

  /// A task that goes on with a file.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nextIdentifier(), nil, ended: tellDelegate)
  }

  /// Where the file of what an address answers is.
  open func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Where the file of an answer is.
  open func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  // MARK: What is there

  /// Gives the tasks on their way; each ends at once, so none is.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    delegateQueue.addOperation { completionHandler([]) }
  }

  /// Gives the tasks on their way by their kinds; each ends at once, so none is.
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    delegateQueue.addOperation { completionHandler([], [], []) }
  }

  /// Forgets cookies and credentials; a session here keeps none of its own.
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    delegateQueue.addOperation(completionHandler)
  }

  /// Writes to disk what is in memory; a session here keeps nothing.
  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    delegateQueue.addOperation(completionHandler)
  }

  private func nextIdentifier() -> Int {
    lastIdentifier.withLock {
      $0 += 1
      return $0
    }
  }

  private var tellDelegate: @Sendable (URLSessionTask, URLError) -> Void {
    { task, error in
      self.delegateQueue.addOperation {
        (task.delegate ?? self.delegate as? any URLSessionTaskDelegate)?
          .urlSession(self, task: task, didCompleteWithError: error)
      }
    }
  }
}
