// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// Random numbers between two bounds.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(lowestValue <= highestValue, "The lowest value is above the highest")
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = highestValue
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self {
    Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6)
  }

  open class func d20() -> Self {
    Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20)
  }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  open func nextInt(upperBound: Int) -> Int {
    lowestValue
      + source.nextInt(upperBound: min(numberOfPossibleOutcomes, upperBound - lowestValue))
  }

  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 0 }
    return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}
