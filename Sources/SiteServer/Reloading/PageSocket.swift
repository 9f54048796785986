import FlyingFox
import Foundation

/// The server's end of the socket to an open page.
///
/// The page says the token first, then nothing any more; that its end closes is how the server knows
/// that no page waits for what it started.
struct PageSocket: WSHandler {
  let token: SessionToken
  let listeners: PageListeners
  let state: @Sendable () -> LiveState

  private typealias Frames = AsyncThrowingStream<WSFrame, any Error>
  private typealias Output = AsyncStream<WSFrame>.Continuation

  /// Longer than the token, and shorter than anything that costs memory.
  private static let messageLimit = 1_000

  /// How long a page has for saying the token.
  private static let patience = Duration.seconds(5)

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream.makeStream(of: WSFrame.self)
    Task {
      if await provesToBePage(client, output) {
        let page = listeners.add(state()) { output.yield(Self.frame(.text, Data($0.utf8))) }
        await untilGone(client, output)
        listeners.remove(page)
      } else {
        output.yield(.close(message: "token"))
      }
      // The connection is closed with this. Code that still read from it would take what the next one
      // with its number is sent.
      output.finish()
    }
    return frames
  }

  /// Whether the token is said in time; when this returns, no code reads from the client.
  private func provesToBePage(_ client: Frames, _ output: Output) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask { await self.saysToken(client, output) }
      group.addTask {
        // Ended before its time, it is asked no more.
        try? await Task.sleep(for: Self.patience)
        return false
      }
      let isPage = await group.next() ?? false
      group.cancelAll()
      return isPage
    }
  }

  private func saysToken(_ client: Frames, _ output: Output) async -> Bool {
    await read(client, output: output) { frame in
      frame.opcode == .text ? token.matches(String(decoding: frame.payload, as: UTF8.self)) : false
    }
  }

  private func untilGone(_ client: Frames, _ output: Output) async {
    _ = await read(client, output: output) { _ in false }
  }

  /// Reads until something is said that means something, and tells what; false where the client goes.
  private func read(
    _ client: Frames, output: Output, meaning: (WSFrame) -> Bool
  ) async -> Bool {
    do {
      for try await frame in client {
        guard frame.payload.count <= Self.messageLimit else { return false }
        switch frame.opcode {
        case .ping: output.yield(Self.frame(.pong, frame.payload))
        case .pong: break
        default: return meaning(frame)
        }
      }
    } catch {
      // However the page was lost, it is gone.
    }
    return false
  }

  private static func frame(_ opcode: WSFrame.Opcode, _ payload: Data) -> WSFrame {
    WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
  }
}
