// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// Not `Equatable`: apps add that themselves.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLFloor: NSObject {
  public let level: Int

  init(level: Int) { self.level = level }
}

open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  open var floor: CLFloor? { nil }
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  public static var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "kCLLocationCodingKeyCoordinateLatitude"),
        longitude: coder.decodeDouble(forKey: "kCLLocationCodingKeyCoordinateLongitude")),
      altitude: coder.decodeDouble(forKey: "kCLLocationCodingKeyAltitude"),
      horizontalAccuracy: coder.decodeDouble(forKey: "kCLLocationCodingKeyHorizontalAccuracy"),
      verticalAccuracy: coder.decodeDouble(forKey: "kCLLocationCodingKeyVerticalAccuracy"),
      course: coder.decodeDouble(forKey: "kCLLocationCodingKeyCourse"),
      speed: coder.decodeDouble(forKey: "kCLLocationCodingKeySpeed"),
      timestamp: Date(
        timeIntervalSinceReferenceDate: coder.decodeDouble(
          forKey: "kCLLocationCodingKeyTimestamp")))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "kCLLocationCodingKeyCoordinateLatitude")
    coder.encode(coordinate.longitude, forKey: "kCLLocationCodingKeyCoordinateLongitude")
    coder.encode(altitude, forKey: "kCLLocationCodingKeyAltitude")
    coder.encode(horizontalAccuracy, forKey: "kCLLocationCodingKeyHorizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "kCLLocationCodingKeyVerticalAccuracy")
    coder.encode(course, forKey: "kCLLocationCodingKeyCourse")
    coder.encode(speed, forKey: "kCLLocationCodingKeySpeed")
    coder.encode(
      timestamp.timeIntervalSinceReferenceDate, forKey: "kCLLocationCodingKeyTimestamp")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The distance along a great circle of a sphere; the device measures on an ellipsoid.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (from, to) = (location.coordinate, coordinate)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let height = sin(radians(to.latitude - from.latitude) / 2)
    let width = sin(radians(to.longitude - from.longitude) / 2)
    let part =
      height * height + cos(radians(from.latitude)) * cos(radians(to.latitude)) * width * width
    return 2 * 6_371_009 * asin(min(1, part.squareRoot()))
  }
}

open class CLVisit: NSObject {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var z: Double { 0 }
  open var timestamp: Date { Date() }
}
