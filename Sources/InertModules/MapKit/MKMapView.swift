// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import CoreLocation
@_spi(InertModules) @_exported import UIKit

@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = fromDistance
    self.pitch = pitch
    self.heading = heading
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A box: it keeps what the app sets, and draws neither a map nor annotations.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsUserTrackingButton = false
  open var camera = MKMapCamera()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  open var showsUserLocation = false {
    didSet {
      if showsUserLocation { InertFramework.asked(.nothingComes, for: "showsUserLocation") }
    }
  }

  open var userTrackingMode = MKUserTrackingMode.none
  private var shownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 90, longitudeDelta: 90))
  private var selected: [any MKAnnotation] = []
  private var viewTypes: [String: MKAnnotationView.Type] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    InertFramework.asked(.notDrawn, for: "MKMapView")
    if backgroundColor == nil { backgroundColor = .systemGray5 }
  }

  // MARK: Region

  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { shownRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (shownRegion.center, shownRegion.span)
      let first = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: min(85, center.latitude + span.latitudeDelta / 2),
          longitude: center.longitude - span.longitudeDelta / 2))
      let last = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: max(-85, center.latitude - span.latitudeDelta / 2),
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    camera.centerCoordinate = region.center
    InertFramework.later(self) { $0.delegate?.mapView($0, regionDidChangeAnimated: animated) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shownRegion.span), animated: animated)
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    setVisibleMapRect(mapRect, animated: animated)
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    setCenter(camera.centerCoordinate, animated: animated)
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (center, span) = (shownRegion.center, shownRegion.span)
    let point = CGPoint(
      x: bounds.width * (0.5 + (coordinate.longitude - center.longitude) / span.longitudeDelta),
      y: bounds.height * (0.5 - (coordinate.latitude - center.latitude) / span.latitudeDelta))
    return convert(point, to: view)
  }

  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    guard !bounds.isEmpty else { return shownRegion.center }
    let (point, span) = (convert(point, from: view), shownRegion.span)
    return CLLocationCoordinate2D(
      latitude: shownRegion.center.latitude
        + (0.5 - point.y / bounds.height) * span.latitudeDelta,
      longitude: shownRegion.center.longitude
        + (point.x / bounds.width - 0.5) * span.longitudeDelta)
  }

  // MARK: Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selected.removeAll { $0 === annotation }
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    if let first = annotations.first { setCenter(first.coordinate, animated: animated) }
  }

  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }

  /// No annotation has a view.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  open var selectedAnnotations: [any MKAnnotation] {
    get { selected }
    set { selected = newValue }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selected.contains(where: { $0 === annotation }) else { return }
    selected.append(annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selected.removeAll { $0 === annotation }
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    viewTypes[identifier] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: index)
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}
