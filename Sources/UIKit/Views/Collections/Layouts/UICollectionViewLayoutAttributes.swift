public import Foundation

/// Where a layout puts an item or another view, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The rectangle in the content's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The middle, in the content's coordinates.
  open var center = CGPoint.zero

  /// The size.
  open var size = CGSize.zero

  /// The view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// How the view is moved, turned and scaled around its center.
  open var transform = CGAffineTransform.identity

  /// How opaque the view is.
  open var alpha: CGFloat = 1

  /// How far in front the view is.
  open var zIndex = 0

  /// Whether the view is out of sight.
  open var isHidden = false

  /// The sides that the view is asked about.
  var measuredAxes: MeasuredAxes = []

  /// The item, or the place of the other view.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What it is that is placed.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a view that is not a cell.
  open private(set) var representedElementKind: String?

  /// Creates attributes of nothing; a layout uses the initialisers that say of what.
  public required override init() {
    super.init()
  }

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, a footer or another view of the data source.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a view of the layout's own.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init()
    indexPath = path
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// A copy of the same class; a subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.measuredAxes = measuredAxes
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// The place of a header, a footer or another such view; nil for others.
  var supplementaryPlace: SupplementaryPlace? {
    guard representedElementCategory == .supplementaryView, let representedElementKind else {
      return nil
    }
    return SupplementaryPlace(kind: representedElementKind, indexPath: indexPath)
  }
}
