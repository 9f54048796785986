public import Foundation

/// A relation between the places or sizes of two views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?

  /// The view or guide on the right side; nil for none.
  open private(set) weak var secondItem: AnyObject?

  /// What of the first item it is about.
  public let firstAttribute: Attribute

  /// What of the second item it is about.
  public let secondAttribute: Attribute

  /// How the sides compare.
  public let relation: Relation

  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat

  /// What is added to the second attribute.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsChanged() } }
  }

  /// How much it matters beside others.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsChanged() } }
  }

  /// A name by which it is known in messages.
  open var identifier: String?

  /// Whether it is archived with its view.
  open var shouldBeArchived = false

  /// The view that holds the constraint, as long as it is active.
  private(set) weak var holder: UIView?

  /// Whether the constraint counts; setting it adds the constraint to the nearest view that both
  /// items are in, or takes it away from there.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Creates a constraint; for a constant alone, the second item is nil.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Makes constraints count, all at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints count no more, all at once.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func wasAdded(to view: UIView?) {
    for crossed in crossedViews { crossed.attributes.crossingConstraintCount -= 1 }
    holder = view
    crossedViews = view.map(viewsBetween) ?? []
    for crossed in crossedViews { crossed.attributes.crossingConstraintCount += 1 }
  }

  /// The views that the constraint reaches through, to something in them.
  private var crossedViews: [UIView] = []

  private func viewsBetween(holder: UIView) -> [UIView] {
    [firstItem, secondItem].flatMap { item -> [UIView] in
      // A guide is inside its view.
      let inner = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      guard let inner, item !== holder, inner.isDescendant(of: holder) else { return [] }
      return Array(sequence(first: inner) { $0.superview }.prefix { $0 !== holder })
    }
  }

  /// The views that the constraint is about; that of a guide is its owner.
  var views: [UIView] { [firstItem, secondItem].compactMap(Self.view) }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard let first = views.first else { return }
    let ancestors = sequence(first: first) { $0.superview }
    guard
      let common = ancestors.first(where: { view in
        views.allSatisfy { $0.isDescendant(of: view) }
      })
    else {
      fatalError(
        "Unable to activate constraint with items \(views.map(\.description)) because they have no "
          + "common ancestor. UIKit raises an exception here.")
    }
    common.addConstraint(self)
  }
}
