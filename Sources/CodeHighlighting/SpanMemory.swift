import Synchronization

/// Code that was told apart before.
///
/// A page that changes is drawn again with all its code, of which hardly any has changed; telling it
/// apart is most of the work.
package final class SpanMemory: Sendable {
  package static let shared = SpanMemory()

  private struct State {
    var spans: [String: [CodeSpan]] = [:]
    var byteCount = 0
  }

  /// All code of a large site; when there is more, it begins again.
  private static let byteLimit = 2 << 20

  private let state = Mutex(State())

  /// All that is remembered, by the code.
  package var known: [String: [CodeSpan]] { state.withLock(\.spans) }

  /// Takes what another process told apart.
  package func remember(_ spans: [String: [CodeSpan]]) {
    state.withLock { state in
      state.spans.merge(spans) { own, _ in own }
      state.byteCount = state.spans.keys.reduce(0) { $0 + $1.utf8.count }
    }
  }

  /// The spans of the code, in order.
  package func spans(of code: String) -> [CodeSpan] {
    if let known = state.withLock({ $0.spans[code] }) { return known }
    let spans = SwiftHighlighter.spans(of: code)
    state.withLock { state in
      if state.byteCount > Self.byteLimit { state = State() }
      state.spans[code] = spans
      state.byteCount += code.utf8.count
    }
    return spans
  }
}
