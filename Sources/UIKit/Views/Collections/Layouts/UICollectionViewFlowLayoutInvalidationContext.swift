/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and spacings again; it always is here.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout's own properties are read again; they always are here.
  open var invalidateFlowLayoutAttributes = true
}
