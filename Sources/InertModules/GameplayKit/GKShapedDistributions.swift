// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// Random numbers of which none comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var remaining: [Int] = []

  open override func nextInt() -> Int {
    if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
    return remaining.remove(at: source.nextInt(upperBound: remaining.count))
  }
}

/// Random numbers around a mean.
open class GKGaussianDistribution: GKRandomDistribution {
  public let mean: Float
  public let deviation: Float

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  /// Returns a number within three deviations, by the method of Box and Muller.
  open override func nextInt() -> Int {
    let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
    let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
    return min(highestValue, max(lowestValue, Int(value.rounded())))
  }
}
