/// A part of the cache that was damaged or replaced: the runner rebuilds it and uses nothing of it.
package enum CacheRepair: String, Hashable, Sendable {
  case engine = "the copy of the engine"
  case modules = "the modules of headers"
  case results = "results of examples"

  /// The message for the author, in one line.
  package var text: String { "the cache was damaged: rebuilt \(rawValue)" }
}
