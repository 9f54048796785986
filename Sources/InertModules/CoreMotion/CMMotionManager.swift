// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The motion of a device that has no sensor for it.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var showsDeviceMovementDisplay = false

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroData: CMGyroData? { nil }
  open var isMagnetometerAvailable: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }

  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  open func startAccelerometerUpdates() { InertFramework.asked(.notAvailable) }

  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    InertFramework.asked(.notAvailable)
  }

  open func stopAccelerometerUpdates() {}

  open func startGyroUpdates() { InertFramework.asked(.notAvailable) }

  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    InertFramework.asked(.notAvailable)
  }

  open func stopGyroUpdates() {}

  open func startMagnetometerUpdates() { InertFramework.asked(.notAvailable) }

  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    InertFramework.asked(.notAvailable)
  }

  open func stopMagnetometerUpdates() {}

  open func startDeviceMotionUpdates() { InertFramework.asked(.notAvailable) }

  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    InertFramework.asked(.notAvailable)
  }

  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    InertFramework.asked(.notAvailable)
  }

  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    InertFramework.asked(.notAvailable)
  }

  open func stopDeviceMotionUpdates() {}
}
