public import Foundation

/// The sizes that the user may give a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero

  /// The greatest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the scene may fill a screen by itself.
  open var allowsFullScreen = true
}
