// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import CoreLocation
@_exported import UIKit

public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads
  case aboveLabels
}

open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let first = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + region.span.latitudeDelta / 2,
        longitude: center.longitude - region.span.longitudeDelta / 2))
    let middle = MKMapPoint(center)
    return MKMapRect(
      x: first.x, y: first.y, width: 2 * (middle.x - first.x), height: 2 * (middle.y - first.y))
  }
}

open class MKMultiPoint: MKShape {
  fileprivate let places: [CLLocationCoordinate2D]

  fileprivate init(_ places: [CLLocationCoordinate2D]) { self.places = places }

  open var pointCount: Int { places.count }

  open override var coordinate: CLLocationCoordinate2D {
    get { places.first ?? kCLLocationCoordinate2DInvalid }
    set {}
  }

  open var boundingMapRect: MKMapRect {
    places.map(MKMapPoint.init).reduce(MKMapRect.null) { rect, point in
      rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }

  fileprivate override init(_ places: [CLLocationCoordinate2D]) { super.init(places) }
}

open class MKGeodesicPolyline: MKPolyline {}

open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }

  fileprivate override init(_ places: [CLLocationCoordinate2D]) { super.init(places) }
}

@preconcurrency @MainActor
open class MKTileOverlay: NSObject, @preconcurrency MKOverlay {
  open var canReplaceMapContent = false
  public let urlTemplate: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}

/// Draws nothing.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  open func setNeedsDisplay() {}
}

@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
