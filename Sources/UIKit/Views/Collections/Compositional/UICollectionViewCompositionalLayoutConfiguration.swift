public import Foundation

/// What a compositional layout has beyond its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The room between sections.
  open var interSectionSpacing: CGFloat = 0
}
