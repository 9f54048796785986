import Foundation
import FoundationNetworking

/// One request to a cache server.
struct CacheRequest: Sendable {
  var method: String
  var address: URL
  var body: Data?
  var limits: CacheServer.Limits

  /// Why there is no answer that can be used.
  enum Fault: Error {
    /// The answer has more bytes than are allowed.
    case tooLarge
    case unreachable(reason: String)
  }

  /// Asks, and returns the whole answer.
  ///
  /// - Throws: `Fault`, or `CancellationError` where the task is canceled.
  func answer() async throws -> CacheAnswer {
    let exchange = CacheExchange(limit: limits.bytes)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = limits.patience
    configuration.timeoutIntervalForResource = 6 * limits.patience
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let session = URLSession(
      configuration: configuration, delegate: exchange, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    var request = URLRequest(url: address)
    request.httpMethod = method
    request.httpBody = body
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await exchange.answer { task.resume() }
    } onCancel: {
      task.cancel()
    }
  }
}

/// What a cache server answers.
struct CacheAnswer: Sendable {
  var status: Int
  var body: Data
}
