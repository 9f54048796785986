public import Foundation

/// A connection over which messages go both ways; here it fails at once, as without a network.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// What is sent or received.
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  /// Why a connection was closed.
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case noStatusReceived = 1005
    case abnormalClosure = 1006
    case invalidFramePayloadData = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
    case mandatoryExtensionMissing = 1010
    case internalServerError = 1011
    case tlsHandshakeFailure = 1015
  }

  open var maximumMessageSize = 1 << 20
  open var closeCode: CloseCode { .invalid }
  open var closeReason: Data? { nil }

  open func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    URLSession.queue.async { completionHandler(URLError(.notConnectedToInternet)) }
  }

  open func send(_ message: Message) async throws {
    throw URLError(.notConnectedToInternet)
  }

  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    URLSession.queue.async { completionHandler(.failure(URLError(.notConnectedToInternet))) }
  }

  open func receive() async throws -> Message {
    throw URLError(.notConnectedToInternet)
  }

  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    URLSession.queue.async { pongReceiveHandler(URLError(.notConnectedToInternet)) }
  }

  open func cancel(with closeCode: CloseCode, reason: Data?) {
    cancel()
  }
}

/// The object that a session notifies of its connections for messages; none is opened here.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}

  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}
