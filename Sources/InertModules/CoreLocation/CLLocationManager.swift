// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Synchronization
@_spi(InertModules) @_exported import UIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse

  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
}

/// Finds no location, and the user refuses when the app asks for permission.
open class CLLocationManager: NSObject {
  private static let status = Mutex(CLAuthorizationStatus.notDetermined)

  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var purpose: String?
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open private(set) var rangedRegions: Set<CLRegion> = []

  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Tells its delegate the status in a later turn, as every new manager does.
  public override init() {
    super.init()
    InertFramework.later(self) { $0.delegate?.locationManagerDidChangeAuthorization($0) }
  }

  open class func authorizationStatus() -> CLAuthorizationStatus { status.withLock { $0 } }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  // MARK: Permission

  open func requestWhenInUseAuthorization() {
    InertFramework.asked(.notPermitted)
    refuse()
  }

  open func requestAlwaysAuthorization() {
    InertFramework.asked(.notPermitted)
    refuse()
  }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    InertFramework.asked(.notPermitted)
    guard let completion else { return }
    InertFramework.later(completion) { $0(CLError(.denied)) }
  }

  /// A user who has refused is not asked again.
  private func refuse() {
    let isNew = Self.status.withLock { status in
      defer { status = .denied }
      return status != .denied
    }
    guard isNew else { return }
    InertFramework.later(self) { $0.delegate?.locationManagerDidChangeAuthorization($0) }
  }

  // MARK: Locations

  open func startUpdatingLocation() {
    InertFramework.asked(.nothingComes)
    if authorizationStatus == .denied { fail(CLError(.denied)) }
  }

  open func stopUpdatingLocation() {}

  open func requestLocation() {
    InertFramework.asked(.fails)
    fail(CLError(authorizationStatus == .denied ? .denied : .locationUnknown))
  }

  open func startMonitoringSignificantLocationChanges() { InertFramework.asked(.nothingComes) }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() { InertFramework.asked(.nothingComes) }
  open func stopMonitoringVisits() {}
  open func startUpdatingHeading() { InertFramework.asked(.notAvailable) }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {
    InertFramework.asked(.nothingComes)
  }

  open func disallowDeferredLocationUpdates() {}

  private func fail(_ error: CLError) {
    InertFramework.later(self) { $0.delegate?.locationManager($0, didFailWithError: error) }
  }

  // MARK: Regions

  open func startMonitoring(for region: CLRegion) {
    InertFramework.asked(.notAvailable)
    monitoredRegions.insert(region)
    InertFramework.later((manager: self, region: region)) {
      $0.manager.delegate?.locationManager(
        $0.manager, monitoringDidFailFor: $0.region, withError: CLError(.regionMonitoringDenied))
    }
  }

  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  open func requestState(for region: CLRegion) { InertFramework.asked(.nothingComes) }

  open func startRangingBeacons(in region: CLBeaconRegion) {
    InertFramework.asked(.notAvailable)
    rangedRegions.insert(region)
  }

  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
}
