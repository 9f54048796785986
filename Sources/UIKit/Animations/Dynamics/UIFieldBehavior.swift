public import Foundation

/// Pulls, pushes or turns the items in a region.
open class UIFieldBehavior: UIItemListBehavior {
  open var position = CGPoint.zero
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector(dx: 0, dy: 0)
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0

  /// Creates a field that pulls nowhere, for the functions that name a kind and for subclasses.
  public required override init() { super.init() }

  open class func dragField() -> Self { self.init() }
  open class func vortexField() -> Self { self.init() }
  open class func electricField() -> Self { self.init() }
  open class func magneticField() -> Self { self.init() }
  open class func springField() -> Self { self.init() }

  open class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init()
    field.position = position
    return field
  }

  open class func velocityField(direction: CGVector) -> Self {
    let field = self.init()
    field.direction = direction
    return field
  }

  open class func linearGravityField(direction: CGVector) -> Self {
    velocityField(direction: direction)
  }

  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = self.init()
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }

  /// A field whose force the app computes; it is never asked, because nothing moves.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    self.init()
  }
}

/// An area around a point.
open class UIRegion: NSObject, NSCopying {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }

  /// An area without an end.
  nonisolated(unsafe) public static let infinite = UIRegion { _ in true }

  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  open func inverse() -> UIRegion { UIRegion { !self.holds($0) } }

  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { self.holds($0) || region.holds($0) }
  }

  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { self.holds($0) && !region.holds($0) }
  }

  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { self.holds($0) && region.holds($0) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
