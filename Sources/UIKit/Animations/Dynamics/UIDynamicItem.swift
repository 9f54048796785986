public import Foundation

/// What a behavior moves: a view, or the attributes of an element in a layout.
@MainActor public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// The form of an item that others collide with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  case ellipse
  case path
}

/// Items that are moved as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
  }

  open var bounds: CGRect {
    items.reduce(CGRect.null) { $0.union($1.bounds) }
  }
}
