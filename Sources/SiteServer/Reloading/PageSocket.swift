import FlyingFox
import Foundation

/// The server's end of the socket to an open page.
///
/// The page says the token first, then nothing any more; that its end closes is how the server knows
/// that nobody waits for what it started.
struct PageSocket: WSHandler {
  let token: SessionToken
  let listeners: PageListeners
  let state: @Sendable () -> LiveState

  /// Longer than the token, and shorter than anything that costs memory.
  private static let messageLimit = 1_000

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream.makeStream(of: WSFrame.self)
    Task {
      let page = await follow(client, output)
      if let page { listeners.remove(page) }
      output.finish()
    }
    return frames
  }

  /// Reads until the page goes; its name, if it proved to be one.
  private func follow(
    _ client: AsyncThrowingStream<WSFrame, any Error>, _ output: AsyncStream<WSFrame>.Continuation
  ) async -> PageListeners.Page? {
    var page: PageListeners.Page?
    // Whoever does not prove to be a page need not stay.
    let limit = Task {
      try await Task.sleep(for: .seconds(5))
      output.finish()
    }
    defer { limit.cancel() }
    do {
      for try await frame in client {
        guard frame.payload.count <= Self.messageLimit else { break }
        switch frame.opcode {
        case .text where page == nil:
          guard token.matches(String(decoding: frame.payload, as: UTF8.self)) else {
            output.yield(.close(message: "token"))
            return nil
          }
          limit.cancel()
          page = listeners.add(state()) { output.yield(Self.frame(.text, Data($0.utf8))) }
        case .ping: output.yield(Self.frame(.pong, frame.payload))
        case .pong: break
        default: return page
        }
      }
    } catch {
      // However the page was lost, it is gone.
    }
    return page
  }

  private static func frame(_ opcode: WSFrame.Opcode, _ payload: Data) -> WSFrame {
    WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
  }
}
