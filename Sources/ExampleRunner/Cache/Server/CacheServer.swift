package import Foundation
import Synchronization

/// A cache over HTTP that several machines share, as ccache, sccache and Bazel use: `GET` and `PUT` of `URL/<digest>`.
///
/// The caller compares the key in an entry, so that a damaged or foreign one is not used. Who may write to the server
/// is trusted with results, because a forged record can have the right key. A server that does not answer is asked no
/// more.
package final class CacheServer: Sendable {
  private let address: URL
  private let isReadOnly: Bool
  private let limits: Limits
  private let failed: @Sendable (String) -> Void

  /// Whether the server is asked, and written to, no more.
  private let state = Mutex(State())

  private struct State {
    var isAway = false
    var isUnwritable = false
  }

  /// How long and how large an answer may be.
  package struct Limits: Sendable {
    /// In seconds, until a first answer and between its parts.
    package var patience: TimeInterval

    /// Of one entry.
    package var bytes: Int

    package init(patience: TimeInterval = 5, bytes: Int = 16 << 20) {
      self.patience = patience
      self.bytes = bytes
    }
  }

  /// - Parameters:
  ///   - address: What entries lie below.
  ///   - isReadOnly: Whether nothing is written there.
  ///   - failed: Told once why the server is not used any more, or not written to.
  package init(
    address: URL, isReadOnly: Bool = false, limits: Limits = Limits(),
    failed: @escaping @Sendable (String) -> Void
  ) {
    self.address = address
    self.isReadOnly = isReadOnly
    self.limits = limits
    self.failed = failed
  }

  /// The bytes of an entry; nil where the server has none, or none of an allowed size.
  func entry(_ name: String) async throws -> Data? {
    guard !state.withLock(\.isAway) else { return nil }
    let answer = try await answer(to: request("GET", of: name))
    guard let answer else { return nil }
    switch answer.status {
    case 200: return answer.body
    case 404, 410: return nil
    default:
      giveUp("it answers with status \(answer.status)")
      return nil
    }
  }

  /// Writes an entry, where the server is written to.
  func store(_ data: Data, as name: String) async throws {
    let isUsed = state.withLock { !$0.isAway && !$0.isUnwritable }
    guard isUsed, !isReadOnly, data.count <= limits.bytes else { return }
    guard let answer = try await answer(to: request("PUT", of: name, body: data)),
      !(200...299).contains(answer.status)
    else { return }
    let isFirst = state.withLock { state in
      defer { state.isUnwritable = true }
      return !state.isUnwritable
    }
    if isFirst {
      failed(
        "the cache server takes no results: it answers with status \(answer.status); "
          + "--cache-server-read-only says that none are sent")
    }
  }

  private func request(_ method: String, of name: String, body: Data? = nil) -> CacheRequest {
    CacheRequest(
      method: method, address: address.appending(path: name), body: body, limits: limits)
  }

  /// The server's answer; nil where there is none.
  private func answer(to request: CacheRequest) async throws -> CacheAnswer? {
    do {
      return try await request.answer()
    } catch is CancellationError {
      throw CancellationError()
    } catch let fault as CacheRequest.Fault {
      switch fault {
      case .tooLarge: break
      case .unreachable(let reason): giveUp(reason)
      }
      return nil
    }
  }

  private func giveUp(_ reason: String) {
    let isFirst = state.withLock { state in
      defer { state.isAway = true }
      return !state.isAway
    }
    if isFirst { failed("the cache server is not used: \(reason)") }
  }
}
