// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

public let CMErrorDomain = "CMErrorDomain"

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Steps, of which none comes here.
open class CMPedometerData: NSObject {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }

  override init() {}
}

/// Counts no steps, because the device can't.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    InertFramework.asked(.notAvailable)
  }

  open func stopUpdates() {}

  /// Fails: Apple's code for a device that lacks the sensor is 109.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    InertFramework.asked(.notAvailable)
    InertFramework.later(handler) { $0(nil, NSError(domain: CMErrorDomain, code: 109)) }
  }
}
