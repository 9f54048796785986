// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// Where random numbers come from.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}
