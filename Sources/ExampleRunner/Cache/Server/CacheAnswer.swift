import Foundation

/// What a cache server answers.
struct CacheAnswer: Sendable {
  var status: Int
  var body: Data
}
