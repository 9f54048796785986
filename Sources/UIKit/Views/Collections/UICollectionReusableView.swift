public import Foundation

/// A view of a collection that is used again: a header, a footer, or a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view of a collection.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a collection from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = InterfaceCoder.reuseIdentifier(coder)
  }

  /// Called each time before the view is used for another place.
  open func prepareForReuse() {}

  /// Called each time the layout has placed the view, before it is there.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like in place of the layout's: with the size of its content, where the layout has an
  /// estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.measuredAxes
    guard !axes.isEmpty, let size = contentSize(near: layoutAttributes.size, axes),
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  /// The size that the content asks for; nil where it says nothing.
  func contentSize(near size: CGSize, _ axes: MeasuredAxes) -> CGSize? {
    sizeOfConstraints(near: size, axes)
  }

  /// Goes where the layout says.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    apply(attributes)
    transform = .identity
    frame = attributes.frame
    transform = attributes.transform
    alpha = attributes.alpha
  }
}
