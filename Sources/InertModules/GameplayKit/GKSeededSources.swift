// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// A source with a seed of any length.
open class GKARC4RandomSource: GKRandomSource {
  open var seed: Data

  public override convenience init() {
    self.init(seed: withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Data($0) })
  }

  public init(seed: Data) {
    self.seed = seed
    // FNV-1a: seeds that differ in one byte give different states.
    super.init(
      state: seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  open override func copy(with zone: NSZone? = nil) -> Any { GKARC4RandomSource(seed: seed) }

  open func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = nextInt() }
  }
}

/// A source with a number as its seed.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open var seed: UInt64 { currentState ?? 0 }

  public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

  public init(seed: UInt64) { super.init(state: seed) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    GKLinearCongruentialRandomSource(seed: seed)
  }
}

/// A source with a number as its seed.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open var seed: UInt64 { currentState ?? 0 }

  public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

  public init(seed: UInt64) { super.init(state: seed) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    GKMersenneTwisterRandomSource(seed: seed)
  }
}
