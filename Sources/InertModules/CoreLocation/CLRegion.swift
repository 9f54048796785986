// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import UIKit

public enum CLRegionState: Int, Sendable {
  case unknown
  case inside
  case outside
}

open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  nonisolated(unsafe) open var notifyOnEntry = true
  nonisolated(unsafe) open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let from = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let to = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return to.distance(from: from) <= radius
  }
}

public enum CLProximity: Int, Sendable {
  case unknown
  case immediate
  case near
  case far
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  nonisolated(unsafe) open var notifyEntryStateOnDisplay = false
  open var proximityUUID: UUID { uuid }

  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid, nil, nil, identifier)
  }

  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid, NSNumber(value: major), nil, identifier)
  }

  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid, NSNumber(value: major), NSNumber(value: minor), identifier)
  }

  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(proximityUUID, nil, nil, identifier)
  }

  private init(_ uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?, _ identifier: String) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    super.init(identifier: identifier)
  }
}

open class CLBeacon: NSObject {
  open var uuid: UUID { UUID() }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}
