import FlyingFox
import Foundation

/// Reads what a request brings, and no more than it may bring.
enum RequestBody {
  /// The body; nil where it is larger than `limit`.
  static func data(of request: HTTPRequest, limit: Int) async throws -> Data? {
    var data = Data()
    for try await chunk in request.bodySequence {
      guard data.count + chunk.count <= limit else { return nil }
      data.append(chunk)
    }
    return data
  }

  /// Whether a body that nobody wants was read to its end.
  ///
  /// What is left of one would be taken for the connection's next request.
  static func discard(of request: HTTPRequest, limit: Int = 1 << 20) async -> Bool {
    var count = 0
    do {
      for try await chunk in request.bodySequence {
        count += chunk.count
        guard count <= limit else { return false }
      }
      return true
    } catch {
      return false
    }
  }
}
