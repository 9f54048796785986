// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

// What sensors measure; none of it comes here, so apps cannot make it either.

public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMMagneticField: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}

open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }

  override init() {}
}

open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMMagnetometerData: CMLogItem {
  open var magneticField: CMMagneticField { CMMagneticField() }
}

open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }

  override init() {}
}

open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}
