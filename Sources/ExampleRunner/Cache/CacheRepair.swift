/// A part of the cache that was not what the tool had put there: it is made again, and nothing in it was used.
package enum CacheRepair: String, Hashable, Sendable {
  case engine = "the copy of the engine"
  case modules = "the modules of headers"

  /// What the tool says, in one line.
  package var text: String { "made again: \(rawValue), which had changed in the cache" }
}
