public import Foundation

/// What manages a sheet: how high it stands.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Which height it is.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of it.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Which height it is.
    public let identifier: Identifier

    let kind: Kind

    enum Kind {
      case medium, large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    init(_ identifier: Identifier, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
    }

    /// A height that the app says; nil for none where the sheet is.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom"), .custom(resolver))
    }

    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium, .medium) }

    /// All of it.
    public class func large() -> Detent { Detent(.large, .large) }
  }

  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet { heightMayHaveChanged() }
  }

  /// The height at which the sheet rests; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { heightMayHaveChanged() }
  }

  /// The greatest height at which what is below is not dimmed; nil to dim it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether there is a grip at the sheet's upper edge.
  open var prefersGrabberVisible = false

  /// Whether scrolling at its end makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stays at the lower edge where there is little room from top to bottom.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the sheet is as wide as its content wants while it is at the lower edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// How round the sheet's corners are; nil for as round as usual.
  open var preferredCornerRadius: CGFloat?

  /// Finds out again how high the heights of the app's own are.
  open func invalidateDetents() {
    heightMayHaveChanged()
  }

  /// Changes the sheet's heights; they are in force at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}
