// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization
@_spi(InertModules) @_exported import UIKit

/// A source of random numbers; one with a seed repeats its numbers, which are others than a phone's.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  nonisolated(unsafe) private static let shared = GKRandomSource()

  /// The state of a source that has a seed.
  private let state: Mutex<UInt64?>

  public override init() {
    state = Mutex(nil)
  }

  /// Creates a source whose numbers follow from a seed.
  init(state: UInt64?) {
    self.state = Mutex(state)
  }

  open class func sharedRandom() -> GKRandomSource { shared }

  open func copy(with zone: NSZone? = nil) -> Any {
    GKRandomSource(state: currentState)
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int(next().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }

  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24 - 1) }

  open func nextBool() -> Bool { next() >> 63 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.reversed() where index > 0 {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }

  var currentState: UInt64? { state.withLock { $0 } }

  /// Computes 64 random bits: SplitMix64, if there is a seed.
  private func next() -> UInt64 {
    state.withLock { state in
      guard var value = state else { return UInt64.random(in: .min ... .max) }
      value &+= 0x9e37_79b9_7f4a_7c15
      state = value
      value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
      return value ^ (value >> 31)
    }
  }
}
