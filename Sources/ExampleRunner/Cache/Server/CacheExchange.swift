import Diagnostics
import Foundation
import FoundationNetworking
import Synchronization

/// Gathers the answer to one request, as long as that is not too large.
final class CacheExchange: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var continuation: CheckedContinuation<CacheAnswer, any Error>?
    var body = Data()
    var isTooLarge = false
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  /// Waits for the answer to what `start` begins.
  func answer(_ start: () -> Void) async throws -> CacheAnswer {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.continuation = continuation }
      start()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      if state.body.count + data.count > limit {
        state.isTooLarge = true
        state.body = Data()
      } else if !state.isTooLarge {
        state.body.append(data)
      }
      return state.isTooLarge
    }
    if isTooLarge { dataTask.cancel() }
  }

  /// An answer that leads elsewhere is one without an entry: what is sent is for this server alone.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let status = (task.response as? HTTPURLResponse)?.statusCode
    let (continuation, result) = state.withLock { state in
      let continuation = state.continuation
      state.continuation = nil
      let result: Result<CacheAnswer, any Error> =
        if state.isTooLarge {
          .failure(CacheRequest.Fault.tooLarge)
        } else if let error {
          .failure(Self.fault(error))
        } else {
          .success(CacheAnswer(status: status ?? 0, body: state.body))
        }
      return (continuation, result)
    }
    continuation?.resume(with: result)
  }

  private static func fault(_ error: any Error) -> any Error {
    let reason: String
    switch (error as? URLError)?.code {
    case .cancelled: return CancellationError()
    case .timedOut: reason = "it does not answer"
    case .cannotFindHost: reason = "there is no such host"
    case .cannotConnectToHost: reason = "nothing listens at its address"
    case let code?: reason = "it cannot be reached (error \(code.rawValue))"
    case nil: reason = FailureReason.text(of: error)
    }
    return CacheRequest.Fault.unreachable(reason: reason)
  }
}
